import { scenarios } from './src/scenarios';
import { Session } from './src/session/session';
import { nearestOnLoop } from './src/answers/loop';
import { wordsOf } from './src/answers/answer';
import { shoveEach } from './src/simulation/entity-edits';
const s=new Session(scenarios.find(o=>o.id==='knocked-about')!.scenario,'k'); let line='';
for(let n=0;n<60*4;n++){ if(n===80||n===120||n===160||n===200) s.disturb(({simulation})=>shoveEach(simulation.entities)); s.step(15); const d=s.entities.map(e=>{const p=e.body.getWorldCenter();const q=nearestOnLoop(e.waypoints,p);return Math.hypot(p.x-q.x,p.y-q.y).toFixed(1)}); if(n%2==0)console.log(s.simulation.time.toFixed(1),d.join(' '),s.answer?wordsOf(s.answer.phrases):''); }
const r=new Session(scenarios[0].scenario,'p'); const c=r.entities.map(e=>e.cursor);for(let n=0;n<60*50;n++){r.step();r.entities.forEach((e,k)=>{if(e.cursor!==c[k]){c[k]=e.cursor;console.log(r.simulation.time.toFixed(1),k,e.cursor,r.reducedLimit.reduced)}})}
