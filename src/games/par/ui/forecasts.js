/** The worker. Where the browser has none, nothing is answered and nothing else is lost. */
export class Forecasts {
  #worker = null;
  #isBroken = false;
  #underWay = null;
  #next = null;
  /** @param take is called once with the answer, unless another question comes before this one is begun */
  ask(plan, ask, take) {
    this.#next = { plan, ask, take };
    this.#begin();
  }
  /** Whatever is on its way is not wanted any more. */
  forget() {
    this.#next = null;
    if (this.#underWay) this.#underWay = { ...this.#underWay, take: () => {} };
  }
  #begin() {
    if (this.#underWay || !this.#next || this.#isBroken) return;
    const worker = this.#worker ?? this.#start();
    if (!worker) return;
    this.#worker = worker;
    const { plan, ask } = this.#next;
    this.#underWay = this.#next;
    this.#next = null;
    worker.postMessage({ plan, ask });
  }
  #start() {
    try {
      const worker = new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => {
        const asked = this.#underWay;
        this.#underWay = null;
        this.#begin();
        asked?.take(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.#isBroken = true;
        worker.terminate();
      };
      return worker;
    } catch {
      this.#isBroken = true;
      return null;
    }
  }
}
