// What every steered body offers, whatever rules it runs by.
import { pursuit } from './guidance/guidance';
/** The law by which a body points: pursuit for one with rules of its own. */
export function guidanceOf({ guided }) {
  return guided?.guidance ?? pursuit;
}
/** What turns a body: torque for one with rules of its own. */
export function driveOf({ guided }) {
  return guided?.drive ?? 'torque';
}
