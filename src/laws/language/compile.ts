// Compiles a law's tree to instructions of the machine. No text is ever compiled to JavaScript.
import { Op, width } from './instructions';
import type { LawText } from './read';
import type { Expression, MathName, Routine, Statement } from './tree';
import { lineAndColumn, type TextSpan } from './words';

/** Compiled function of a law. */
export interface RoutineCode {
  readonly routine: Routine;
  /** Indexes of the virtual machine's registers that hold the function's parameters. The indexes are consecutive. */
  readonly parameters: readonly number[];
  readonly result: number;
  /** Index of the function's return address in the call stack. */
  readonly back: number;
  /** Registers of the function's local variables, by name. */
  readonly names: Map<string, number>;
  /** Index in `Compiler.numbers` (the compiled code of the law) at which this function begins. */
  at: number;
  /**
   * Number of instructions in the function's code. Counts the body of a loop once, and no called functions.
   */
  cost: number;
}

const noPlace: TextSpan = { at: 0, length: 1 };

const binaries: Readonly<Record<string, Op>> = {
  '+': Op.Add,
  '-': Op.Subtract,
  '*': Op.Multiply,
  '/': Op.Divide,
  '%': Op.Remainder,
  '<': Op.Less,
  '<=': Op.LessOrEqual,
  '==': Op.Equal,
  '!=': Op.Unequal,
};

const maths: Readonly<Record<MathName, Op>> = {
  abs: Op.Abs,
  sqrt: Op.Sqrt,
  floor: Op.Floor,
  round: Op.Round,
  sign: Op.Sign,
  min: Op.Min,
  max: Op.Max,
  sin: Op.Sin,
  cos: Op.Cos,
  atan2: Op.Atan2,
};

export class Compiler {
  readonly numbers: number[] = [];
  /** Offset of each instruction's source in the law's text, for error messages. */
  readonly places: number[] = [];
  /** Values of the registers that hold constant numbers, by register. */
  readonly literals = new Map<number, number>();
  // Registers of memory come before those of the gains and of the motor's limits.
  /** Register numbers of the law's memory variables, by name. */
  readonly memory = new Map<string, number>();
  readonly lists = new Map<string, number>();
  readonly routines = new Map<string, RoutineCode>();
  registers = 0;
  private readonly _program: LawText;
  private readonly _traces: boolean;
  private readonly _settings = new Map<string, number>();
  /** Register numbers of the law's constants, by name. */
  private readonly _given = new Map<string, number>();
  /** Registers that hold constant numbers. The key is the number as text. */
  private readonly _known = new Map<string, number>();
  private readonly _calls: { readonly instruction: number; readonly to: string }[] = [];
  /** Function being compiled; null while constants and initial values of memory are compiled. */
  private _routine: RoutineCode | null = null;
  /** Number of instructions compiled so far, without those of kind `Trace`. */
  private _pieces = 0;
  /**
   * Offset of the latest target of a jump or call in the code compiled so far. The compiler must not change
   * the instruction just before this target.
   */
  private _meeting = 0;

  /** Compiles a law. @param traces whether the code records the value of each line of the text */
  constructor(program: LawText, traces: boolean) {
    this._program = program;
    this._traces = traces;
    const { law, gains } = program;
    for (const { name, type } of law.state)
      if (type === 'list') this.lists.set(name, this.lists.size);
      else this.memory.set(name, this._register());
    for (const { key } of gains) this._settings.set(key, this._register());
    for (const limit of ['angularAcceleration', 'turnRate']) this._settings.set(limit, this._register());
    for (const { name, value } of law.constants) {
      const register = this._register();
      this._into(register, value);
      this._given.set(name, register);
    }
    for (const { name, type, value } of law.state)
      if (type !== 'list') this._into(this.memory.get(name)!, value);
    this._emit(noPlace, Op.End);
    const routines = law.routines.filter(({ name }) => name !== 'reset');
    for (const routine of routines) this.routines.set(routine.name, this._begun(routine));
    for (const compiled of this.routines.values()) this._body(compiled);
    for (const { instruction, to } of this._calls) {
      const { at, cost } = this.routines.get(to)!;
      this.numbers[instruction + 1] = at;
      this.numbers[instruction + 3] = cost;
    }
  }

  private _begun(routine: Routine): RoutineCode {
    const names = new Map<string, number>();
    const parameters = routine.parameters.map(({ name }) => {
      const register = this._register();
      names.set(name, register);
      return register;
    });
    const back = this.routines.size;
    return { routine, parameters, result: this._register(), back, names, at: 0, cost: 0 };
  }

  private _body(compiled: RoutineCode): void {
    const before = this._pieces;
    this._routine = compiled;
    compiled.at = this.numbers.length;
    this._meeting = this.numbers.length;
    for (const one of compiled.routine.body) this._statement(one);
    this._emit(noPlace, Op.Back, 0, compiled.back);
    compiled.cost = this._pieces - before;
  }

  private _register(): number {
    return this.registers++;
  }

  /** Adds an instruction and returns its offset in the code. */
  private _emit({ at }: TextSpan, op: Op, to = 0, a = 0, b = 0): number {
    this.numbers.push(op, to, a, b);
    this.places.push(at);
    if (op !== Op.Trace) this._pieces += 1;
    return this.numbers.length - width;
  }

  /**
   * Makes an earlier jump instruction lead to the instruction that will be emitted next.
   * @param jump offset of the jump instruction in the code
   */
  private _land(jump: number): void {
    this.numbers[jump + 1] = this.numbers.length;
    this._meeting = this.numbers.length;
  }

  private _literal(value: number): number {
    const written = Object.is(value, -0) ? '-0' : String(value);
    const known = this._known.get(written) ?? this._register();
    this._known.set(written, known);
    this.literals.set(known, value);
    return known;
  }

  // A trace instruction does not count as work, so that tracing does not change a run.
  /**
   * Adds an instruction that stores the value of a source line each time the line runs. Does nothing without
   * tracing.
   * @param place position in the line
   * @param register register with the value that the line computes
   */
  private _trace(place: TextSpan, register: number): void {
    if (this._traces) this._emit(place, Op.Trace, lineAndColumn(this._program.text, place.at).line, register);
  }

  private _named(name: string): number {
    return this._routine?.names.get(name) ?? this._given.get(name)!;
  }

  private _own(name: string): number {
    return this._settings.get(name) ?? this.memory.get(name)!;
  }

  private _listOf(one: Expression): number {
    return one.is === 'own' ? this.lists.get(one.name)! : -1;
  }

  /** Emits an instruction. Returns the new register that will hold the instruction's result. */
  private _result(place: TextSpan, op: Op, a = 0, b = 0): number {
    const to = this._register();
    this._emit(place, op, to, a, b);
    return to;
  }

  /**
   * Compiles an expression. Returns the register that will contain its value. For a variable, this is the
   * register of the variable itself.
   */
  private _value(one: Expression): number {
    const { place = noPlace } = one;
    switch (one.is) {
      case 'number':
        return this._literal(one.value);
      case 'constant':
        return this._literal(one.name === 'pi' ? Math.PI : Infinity);
      case 'truth':
        return this._literal(one.value ? 1 : 0);
      case 'word':
        throw new Error(`the word ${one.value} is no value`);
      case 'name':
        return this._named(one.name);
      case 'own':
        return this._own(one.name);
      case 'real':
        return this._value(one.of);
      case 'unary':
        return this._result(place, one.op === '-' ? Op.Negate : Op.Not, this._value(one.of));
      case 'length':
        return this._result(place, Op.Length, this._listOf(one.list));
      case 'at':
        return this._result(place, Op.At, this._listOf(one.list), this._value(one.index));
      case 'math': {
        const [a, b = 0] = this._values(one.of);
        return this._result(place, maths[one.name], a, b);
      }
      case 'choice':
        return this._choice(one, place);
      case 'call':
        return this._call(one.name, this._values(one.of), place);
      case 'binary':
        return one.op === '&&' || one.op === '||' ? this._either(one, place) : this._binary(one, place);
    }
  }

  /**
   * Compiles expressions in order. Returns the registers that will contain their values. No expression may
   * change a variable that another one uses.
   */
  private _values(all: readonly Expression[]): number[] {
    return all.map((one) => this._value(one));
  }

  private _binary({ op, left, right }: Extract<Expression, { is: 'binary' }>, place: TextSpan): number {
    const [a, b] = this._values([left, right]);
    if (op === '>') return this._result(place, Op.Less, b, a);
    if (op === '>=') return this._result(place, Op.LessOrEqual, b, a);
    return this._result(place, binaries[op], a, b);
  }

  /**
   * Compiles `&&` or `||`, and returns the register for the result. If the left side decides the result, the
   * compiled code skips the right side.
   */
  private _either({ op, left, right }: Extract<Expression, { is: 'binary' }>, place: TextSpan): number {
    const to = this._result(place, Op.Move, this._value(left));
    const test = this._emit(place, Op.JumpZero, 0, to);
    const end = op === '||' ? this._emit(place, Op.Jump) : test;
    if (op === '||') this._land(test);
    this._emit(place, Op.Move, to, this._value(right));
    this._land(end);
    return to;
  }

  private _choice({ test, yes, no }: Extract<Expression, { is: 'choice' }>, place: TextSpan): number {
    const to = this._register();
    const otherwise = this._emit(place, Op.JumpZero, 0, this._value(test));
    this._emit(place, Op.Move, to, this._value(yes));
    const end = this._emit(place, Op.Jump);
    this._land(otherwise);
    this._emit(place, Op.Move, to, this._value(no));
    this._land(end);
    return to;
  }

  private _call(name: string, of: readonly number[], place: TextSpan): number {
    switch (name) {
      case 'wrapAngle':
        return this._result(place, Op.Wrap, of[0]);
      case 'hypot':
        return this._result(place, Op.Hypot, of[0], of[1]);
      case 'tan':
        return this._result(place, Op.Tan, of[0]);
      case 'square':
        return this._result(place, Op.Multiply, of[0], of[0]);
      case 'cube':
        return this._result(place, Op.Multiply, this._result(place, Op.Multiply, of[0], of[0]), of[0]);
      case 'clamp': {
        // Its three numbers must be in neighbouring registers.
        const [first] = of.map(() => this._register());
        of.forEach((part, n) => {
          this._emit(place, Op.Move, first + n, part);
        });
        return this._result(place, Op.Clamp, first);
      }
      default:
        return this._ownCall(name, of, place);
    }
  }

  private _ownCall(name: string, of: readonly number[], place: TextSpan): number {
    const { parameters, result, back } = this.routines.get(name)!;
    of.forEach((part, n) => {
      this._emit(place, Op.Move, parameters[n], part);
    });
    this._calls.push({ instruction: this._emit(place, Op.Call, 0, back), to: name });
    return this._result(place, Op.Move, result);
  }

  // Avoids a copy if the last instruction can write to this register.
  /** Compiles an expression so that the register `to` will contain its value. */
  private _into(to: number, one: Expression): void {
    const before = this.numbers.length;
    const register = this._value(one);
    const last = this.numbers.length - width;
    const isResult =
      last >= before &&
      this._meeting < this.numbers.length &&
      this.numbers[last] <= Op.At &&
      this.numbers[last + 1] === register;
    if (isResult) this.numbers[last + 1] = to;
    else this._emit(one.place ?? noPlace, Op.Move, to, register);
  }

  private _statement(one: Statement): void {
    const { place = noPlace } = one;
    switch (one.is) {
      case 'let':
        this._let(one, place);
        break;
      case 'set':
        this._set(one, place);
        break;
      case 'do':
        this._value(one.of);
        break;
      case 'clear':
        this._emit(place, Op.Clear, 0, this._listOf(one.list));
        break;
      case 'push': {
        const value = this._value(one.value);
        this._emit(place, Op.Push, 0, this._listOf(one.list), value);
        this._trace(place, value);
        break;
      }
      case 'shift':
        this._emit(place, Op.Shift, 0, this._listOf(one.list));
        break;
      case 'if':
        this._if(one, place);
        break;
      case 'return':
        this._return(one.value, place);
        break;
      case 'for':
        this._for(one, place);
    }
  }

  private _let({ name, value }: Extract<Statement, { is: 'let' }>, place: TextSpan): void {
    const to = this._register();
    this._into(to, value);
    this._routine!.names.set(name, to);
    this._trace(place, to);
  }

  private _set({ target, op, value }: Extract<Statement, { is: 'set' }>, place: TextSpan): void {
    const to = this._value(target);
    if (op === '=') this._into(to, value);
    else {
      const [was, by] = this._values([target, value]);
      this._emit(place, op === '+=' ? Op.Add : Op.Subtract, to, was, by);
    }
    this._trace(place, to);
  }

  private _if({ test, yes, no }: Extract<Statement, { is: 'if' }>, place: TextSpan): void {
    const otherwise = this._emit(place, Op.JumpZero, 0, this._value(test));
    for (const one of yes) this._statement(one);
    const end = no.length > 0 ? this._emit(place, Op.Jump) : otherwise;
    if (no.length > 0) this._land(otherwise);
    for (const one of no) this._statement(one);
    this._land(end);
  }

  private _return(value: Expression | null, place: TextSpan): void {
    const { result, back, routine } = this._routine!;
    if (value) {
      this._into(result, value);
      if (routine.name === 'update') this._emit(place, Op.Answer, 0, result);
      this._trace(place, result);
    }
    this._emit(place, Op.Back, 0, back);
  }

  private _for({ name, from, below, by, body }: Extract<Statement, { is: 'for' }>, place: TextSpan): void {
    const counter = this._register();
    this._into(counter, from);
    this._routine!.names.set(name, counter);
    const before = this._pieces;
    const start = this.numbers.length;
    this._meeting = start;
    const end = this._emit(place, Op.JumpZero, 0, this._result(place, Op.Less, counter, this._value(below)));
    for (const one of body) this._statement(one);
    this._emit(place, Op.Add, counter, counter, this._literal(by));
    this._emit(place, Op.Again, start, this._pieces - before + 1);
    this._land(end);
  }
}
