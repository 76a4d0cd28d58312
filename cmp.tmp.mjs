import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
const ports={base:process.env.BASE??'5001',mine:process.env.MINE??'5312'};
const only=process.argv[2];
const shots=[];
const code=[['key','j'],['wait',700]];
const openTune=[['click','.drawer-tab[data-drawer=tune]'],['wait',500],['click','[data-action=tune-for-me]'],['wait',700]];
for(const size of ['1280x720','390x844','844x390']){
 shots.push([`code-${size}`,size,[...code]]);
 shots.push([`code2-${size}`,size,[...code,['click','[data-target=cpp-box2d]'],['wait',300]]]);
 shots.push([`codepy-${size}`,size,[...code,['click','[data-target=lua-love]'],['wait',300],['eval',"document.querySelector('dialog ol').scrollTop=400"]]]);
 shots.push([`notes-${size}`,size,[['key','i'],['wait',1200]]]);
 shots.push([`notesf-${size}`,size,[['key','i'],['wait',1200],['key','/'],['type','leak stolk'],['wait',400]]]);
 shots.push([`notesl-${size}`,size,[['key','i'],['wait',1200],['eval',"if(!document.querySelector('dialog details').open)document.querySelector('dialog summary').click()"],['wait',200],['eval',"document.querySelectorAll('dialog .contents a')[20].click()"],['wait',300]]]);
 shots.push([`tune-${size}`,size,openTune]);
 shots.push([`own-${size}`,size,[...openTune,['eval',"[...document.querySelectorAll('dialog button')].find(b=>b.textContent==='My own body').click()"],['wait',300]]]);
 shots.push([`ownr-${size}`,size,[...openTune,['eval',"[...document.querySelectorAll('dialog button')].find(b=>b.textContent==='My own body').click()"],['wait',300],['select','dialog select[aria-label=Law]','forward-pd'],['eval',"[...document.querySelectorAll('dialog button')].find(b=>b.textContent==='Search').click()"],['waitfor','dialog .result'],['wait',300]]]);
 shots.push([`scener-${size}`,size,[...openTune,['eval',"[...document.querySelectorAll('dialog button')].find(b=>b.textContent==='Search').click()"],['waitfor','dialog .result'],['wait',300]],'knocked-about']);
}
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--use-gl=angle','--use-angle=swiftshader','--enable-unsafe-swiftshader','--disable-background-networking']});
for(const [name,size,acts,hash='path-race'] of shots){
 if(only&&!new RegExp(only).test(name))continue;
 const out={};
 for(const [which,port] of Object.entries(ports)){
  const [width,height]=size.split('x').map(Number);
  const p=await b.newPage({viewport:{width,height},hasTouch:width<700});
  p.on('pageerror',e=>console.log(name,which,'pageerror',e.message));
  await p.goto(`http://127.0.0.1:${port}/#${hash}`);
  await p.waitForFunction(()=>window.slew&&window.slew.snapshot().time>0.1,null,{timeout:60000});
  await p.evaluate(async()=>{window.slew.pause();});
  for(const [k,v,w] of acts){ if(k==='key')await p.keyboard.press(v); else if(k==='click')await p.locator(v+':visible').first().click(); else if(k==='wait')await p.waitForTimeout(v); else if(k==='eval')await p.evaluate(v); else if(k==='type')await p.keyboard.type(v); else if(k==='select')await p.selectOption(v,w); else if(k==='waitfor')await p.waitForSelector(v,{timeout:200000}); }
  await p.waitForTimeout(300);
  const d=p.locator('dialog[open]').last();
  // What is outside of the dialog moves.
  await p.evaluate(()=>document.activeElement?.blur&&0);
  const png=await d.screenshot({animations:'disabled'});
  out[which]=png; writeFileSync(`/tmp/dlg/${name}.${which}.png`,png);
  await p.close();
 }
 // pixel compare in the browser
 const p=await b.newPage();
 const diff=await p.evaluate(async([x,y])=>{const load=async s=>{const i=new Image();i.src='data:image/png;base64,'+s;await i.decode();const c=new OffscreenCanvas(i.width,i.height);const g=c.getContext('2d');g.drawImage(i,0,0);return g.getImageData(0,0,i.width,i.height)};const [a,c]=[await load(x),await load(y)];if(a.width!==c.width||a.height!==c.height)return `size ${a.width}x${a.height} vs ${c.width}x${c.height}`;let n=0,x0=1e9,y0=1e9,x1=0,y1=0;for(let k=0;k<a.data.length;k+=4){if(Math.abs(a.data[k]-c.data[k])+Math.abs(a.data[k+1]-c.data[k+1])+Math.abs(a.data[k+2]-c.data[k+2])>12){n++;const q=k/4,xx=q%a.width,yy=(q/a.width)|0;x0=Math.min(x0,xx);x1=Math.max(x1,xx);y0=Math.min(y0,yy);y1=Math.max(y1,yy)}}return n?`${n} px in ${x0},${y0}-${x1},${y1}`:'same'},[out.base.toString('base64'),out.mine.toString('base64')]);
 console.log(name,diff); await p.close();
}
await b.close();
