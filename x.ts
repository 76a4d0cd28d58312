import { scenarios } from './src/scenarios';
import { Session } from './src/session/session';
import { wordsOf } from './src/answers/answer';
for (const id of process.argv.slice(2)) { const s=new Session(scenarios.find(o=>o.id===id)!.scenario,id); let last=''; console.log('==',id);
 for (let n=0;n<40*4;n++){ s.step(Math.round(s.simulation.stepRate/4)); const w=s.answer?wordsOf(s.answer.phrases):''; if(w!==last){console.log(s.simulation.time.toFixed(2),w,JSON.stringify(s.answer?.right),JSON.stringify(s.answer?.figures)); last=w;} } }
