// The dialog Share: a link to the current scene, and a picture, clip, HTML page or file of
// it. Nothing is sent anywhere.
import './share-dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { sentenceText } from '../../../lab/answers/answer';
import { canRun, runAction } from '../actions/action';
import { type App, useApp } from '../app';
import { type Features, useFeatures } from '../features';
import { Dialog } from '../kit/dialog';
import { download } from '../kit/download';
import { formatCount } from '../kit/formats';
import { Icon, type IconName } from '../kit/icon';
import { openDialog } from '../kit/late';
import { moveFocus } from '../kit/menu';
import type { MadeFile } from './clips';
import { embedQuery, frameOf } from './frame';
import { copy, copyLink, fits, longestLink, pageAddress, saveScene, sceneHash, sceneLink } from './share';
import { sharingActions } from './sharing';

/** Opens the dialog in which a person shares the scene as a link, a picture, a clip or a file. */
export const openShare = (app: App) => openDialog(app, 'Share', () => <ShareDialog />);

const isByFinger = () => window.matchMedia('(pointer: coarse)').matches;

/** Shapes of a clip that a person can choose, with their sizes in pixels. */
const shapes = [
  { label: 'square', width: 720, height: 720 },
  { label: 'wide', width: 1280, height: 720 },
  { label: 'upright', width: 720, height: 1280 },
] as const;

/** Durations of a clip that a person can choose. s */
const lengths: readonly number[] = [3, 5, 10];

/** Longest wait for the picture before the system's share sheet opens without a picture, ms. */
const longestWaitMs = 2000;

/** Time for which a button shows its result, such as "Copied". ms */
const doneMs = 2000;

/** Copies the HTML that embeds the scene in another page. Saves a file instead if the scene's address is too long. */
async function copyFrame(app: App): Promise<void> {
  const { hash, holds } = await sceneHash(app);
  const address = pageAddress() + embedQuery + hash;
  if (!fits(app, 'This scene', address, () => saveScene(app))) return;
  const { name, question = name } = app.session.scenario;
  const html = frameOf(address, question);
  await copy(app, html, `HTML copied: paste it into a page of your own. ${holds}`, html);
}

function ShareDialog() {
  const app = useApp();
  const features = useFeatures();
  const { session } = app;
  const links = features.linksFor(session.scenario);
  const signature = links?.written(session) ? links.signature : null;
  const [name, sign] = useState(signature?.read() ?? '');
  const rows = useRef<HTMLDivElement>(null);
  const [first] = useState(() => drawCard(app, features));
  const card = useCard(app, features, name, first);
  useEffect(() => {
    if (isByFinger() && typeof navigator.share === 'function') void shareLink(app, features, first);
  }, []);
  return (
    <Dialog
      class="share raised"
      aria-labelledby="share-title"
      closesBeside
      onKeyDown={(event) => moveFocus(rows.current, event)}
    >
      {(close) => (
        <>
          <header>
            <h2 id="share-title">Share</h2>
            <button type="button" class="button icon" aria-label="Close" title="Close (Esc)" onClick={close}>
              <Icon sign="close" />
            </button>
          </header>
          <div class="share-shown">
            <Preview card={card} />
            {signature && (
              <label>
                <span>{signature.label}</span>
                <input
                  type="text"
                  maxLength={signature.longest}
                  defaultValue={name}
                  autocomplete="off"
                  spellcheck={false}
                  onChange={({ currentTarget: { value } }) => {
                    signature.write(value);
                    sign(value);
                  }}
                />
              </label>
            )}
            <p class="share-said">
              <span>What goes with the link</span> {messageOf(app, features)}
            </p>
          </div>
          <div ref={rows} class="share-rows">
            <LinkRow name={name} />
            <PictureRow card={card} />
            <ClipRow />
            <FileRows />
            <p class="share-note">Nothing is sent anywhere: all of it is made in this browser.</p>
          </div>
        </>
      )}
    </Dialog>
  );
}

/**
 * Returns the message that is sent together with a link. It is the result of a game, or the scene's question and its
 * answer.
 */
function messageOf({ session }: App, features: Features): string {
  const { answer, scenario } = session;
  const result = features.loadedFor(scenario)?.playing?.result?.(session);
  if (result) return `${result.line} ${result.challenge}`;
  const { question } = features.wordsOf(session);
  return answer ? `${question} ${sentenceText(answer.phrases)}` : question;
}

/** The preview picture of a link. Null until it is drawn; an error if drawing fails. */
type Card = MadeFile | Error | null;

/** Draws the card (the preview picture of a link) of the scene in its present state. */
async function drawCard(app: App, features: Features): Promise<MadeFile> {
  await features.loadGivers('clips');
  return features.service('clips').picture(app);
}

/**
 * Returns the card (preview picture of a link), drawn again when the name changes.
 * @param name the name on the card
 * @param first the first card, whose drawing has already begun
 */
function useCard(app: App, features: Features, name: string, first: Promise<MadeFile>): Card {
  const [card, show] = useState<Card>(null);
  const coming = useRef<Promise<MadeFile> | null>(first);
  useEffect(() => {
    let isWanted = true;
    const drawn = coming.current ?? drawCard(app, features);
    coming.current = null;
    drawn.then(
      (made) => isWanted && show(made),
      (error) => isWanted && show(error),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return card;
}

function Preview({ card }: { readonly card: Card }) {
  const [address, show] = useState('');
  useEffect(() => {
    if (!card || card instanceof Error) return;
    const made = URL.createObjectURL(new Blob([card.bytes], { type: card.type }));
    show(made);
    return () => URL.revokeObjectURL(made);
  }, [card]);
  return (
    <div class="share-card">
      {card instanceof Error && <p>{card.message}</p>}
      {address && <img src={address} alt="Picture of the scene, with its name and result" />}
    </div>
  );
}

interface RowProps {
  readonly sign: IconName;
  readonly label: string;
  readonly about: ComponentChildren;
  readonly isFirst?: boolean;
  press(): void;
}

/** A row of the dialog Share: a button with its name and a line of explanation. */
function Row({ sign, label, about, isFirst = false, press }: RowProps) {
  return (
    <button
      type="button"
      class={isFirst ? 'button share-row filled' : 'button share-row'}
      autofocus={isFirst}
      onClick={press}
    >
      <Icon sign={sign} />
      <span>
        <strong>{label}</strong> <small>{about}</small>
      </span>
    </button>
  );
}

/**
 * A row of the dialog Share, with a button that copies a link to the scene.
 * @param name the person's name, which the link contains
 */
function LinkRow({ name }: { readonly name: string }) {
  const app = useApp();
  const [length, measure] = useState<number | null>(null);
  const [done, setDone] = useDone();
  useEffect(() => {
    sceneLink(app).then(
      ({ link }) => measure(link.length),
      () => {},
    );
  }, [name]);
  const isLong = length !== null && length > longestLink;
  const held = app.features.linksFor(app.session.scenario)?.written(app.session)
    ? 'your run as a ghost, '
    : '';
  const about = isLong
    ? 'too long for a link, so a file is saved'
    : `${held}${formatCount(length ?? 0)} characters`;
  return (
    <Row
      sign="link"
      label={done || 'Copy link'}
      about={length === null ? 'opens what you see' : about}
      isFirst
      press={() => {
        const { session, features } = app;
        const ofFeature = features.runIn(session.scenario, 'link');
        if (ofFeature) ofFeature(app);
        else void copyLink(app);
        setDone(isLong ? 'Saved' : 'Copied');
      }}
    />
  );
}

/**
 * Returns the short message of a button, such as "Copied", and a function that sets it. The message disappears after
 * two seconds.
 */
function useDone(): readonly [string, (word: string) => void] {
  const [done, setDone] = useState('');
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(''), doneMs);
    return () => clearTimeout(timer);
  }, [done]);
  return [done, setDone];
}

function PictureRow({ card }: { readonly card: Card }) {
  const app = useApp();
  const features = useFeatures();
  const [done, setDone] = useDone();
  const { name } = app.session.scenario;
  if (card instanceof Error) return null;
  return (
    <div class="share-pair">
      <Row
        sign="image"
        label={done || 'Picture'}
        about={card ? '1200 × 630, copies or saves' : 'is being drawn…'}
        press={() => {
          if (card) void copyOrSave(card, name).then(setDone);
        }}
      />
      <button
        type="button"
        class="button share-more"
        title="The field alone as PNG, at two pixels for each of its own"
        onClick={() => void saveField(app, features)}
      >
        Field
      </button>
      {card && <SendButton file={card} name={name} />}
    </div>
  );
}

/** Copies a picture, or saves it if that is impossible. Returns "Copied" or "Saved". */
async function copyOrSave(card: MadeFile, name: string): Promise<string> {
  try {
    const blob = new Blob([card.bytes], { type: card.type });
    await navigator.clipboard.write([new ClipboardItem({ [card.type]: blob })]);
    return 'Copied';
  } catch {
    save(card, name);
    return 'Saved';
  }
}

async function saveField(app: App, features: Features): Promise<void> {
  const clips = await features.serviceFor(app, 'clips');
  try {
    if (clips) save(await clips.picture(app, { kind: 'field' }), `${app.session.scenario.name} field`);
  } catch (error) {
    app.notify(error instanceof Error ? error.message : String(error), 'error');
  }
}

const endingOf = ({ type }: MadeFile) => `.${type.split('/')[1]}`;

const fileOf = (file: MadeFile, name: string) =>
  new File([file.bytes], `${name}${endingOf(file)}`, { type: file.type });

const save = (file: MadeFile, name: string) => download(name, endingOf(file), file.type, file.bytes);

/**
 * The button Send, which passes a file to the system's share sheet. Renders nothing if the browser cannot share files.
 */
function SendButton({ file, name }: { readonly file: MadeFile; readonly name: string }) {
  const app = useApp();
  const features = useFeatures();
  const data: ShareData = { files: [fileOf(file, name)], text: messageOf(app, features) };
  if (!navigator.canShare?.(data)) return null;
  return (
    <button type="button" class="button share-more" onClick={() => void share(app, data)}>
      Send
    </button>
  );
}

/** Opens the system's share sheet. Shows a message if that fails. */
async function share(app: App, data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    app.notify('The system did not take it. Copy or save it instead.', 'info');
  }
}

/** Opens the system's share sheet with text, link and picture. Leaves the picture out if drawing it takes too long. */
async function shareLink(app: App, features: Features, drawn: Promise<MadeFile>): Promise<void> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestWaitMs, null));
  const [{ link }, card] = await Promise.all([sceneLink(app), Promise.race([drawn.catch(() => null), late])]);
  if (link.length > longestLink) return;
  const { name } = app.session.scenario;
  const said: ShareData = { title: name, text: messageOf(app, features), url: link };
  const whole = card && { ...said, files: [fileOf(card, name)] };
  await share(app, whole && navigator.canShare?.(whole) ? whole : said);
}

/**
 * State of the video clip in the dialog Share. Null: no clip. `done`: finished fraction of a clip in the making, 0 to
 * 1. MadeFile: the finished clip.
 */
type ClipState = null | { readonly done: number } | MadeFile;

function ClipRow() {
  const app = useApp();
  const features = useFeatures();
  const [seconds, setSeconds] = useState(5);
  const [shape, setShape] = useState(0);
  const [state, setState] = useState<ClipState>(null);
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);
  const { name } = app.session.scenario;
  const make = async () => {
    const controller = new AbortController();
    making.current = controller;
    setState({ done: 0 });
    const clips = await features.serviceFor(app, 'clips');
    if (controller.signal.aborted) return;
    if (!clips) return setState(null);
    app.say('The clip is being made.');
    const { width, height } = shapes[shape];
    try {
      const { signal } = controller;
      const progress = (done: number) => !signal.aborted && setState({ done });
      setState(await clips.clip(app, { seconds, width, height }, { signal, progress }));
      app.say('The clip is ready.');
    } catch (error) {
      if (controller.signal.aborted) return;
      setState(null);
      app.notify(error instanceof Error ? error.message : String(error), 'error');
    }
  };
  if (state && 'done' in state)
    return (
      <div class="share-making">
        <Icon sign="clip" />
        <span>
          <strong>Clip, {seconds} s</strong>
          <small>
            {(state.done * seconds).toFixed(1)} of {seconds} s. Time waits meanwhile.
          </small>
          <progress value={state.done} aria-label="Clip" />
        </span>
        <button
          type="button"
          class="button"
          onClick={() => {
            making.current?.abort();
            setState(null);
          }}
        >
          Cancel
        </button>
      </div>
    );
  if (state)
    return (
      <div class="share-pair">
        <Row
          sign="download"
          label={`Save clip, ${(state.bytes.length / 1e6).toFixed(1)} MB`}
          about={`${state.type.split('/')[1].toUpperCase()}, ${state.width} × ${state.height}`}
          press={() => save(state, name)}
        />
        <button type="button" class="button share-more" onClick={() => setState(null)}>
          Another
        </button>
        <SendButton file={state} name={name} />
      </div>
    );
  return (
    <div class="share-clip">
      <Row
        sign="clip"
        label={`Clip, ${seconds} s`}
        about={app.session.building ? 'the first seconds of its run' : 'the last seconds as a video'}
        press={() => void make()}
      />
      <Choice
        label="Length"
        options={lengths.map((length) => `${length} s`)}
        chosen={lengths.indexOf(seconds)}
        choose={(n) => setSeconds(lengths[n])}
      />
      <Choice label="Shape" options={shapes.map(({ label }) => label)} chosen={shape} choose={setShape} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly chosen: number;
  choose(n: number): void;
}

function Choice({ label, options, chosen, choose }: ChoiceProps) {
  return (
    <div class="group segmented" role="group" aria-label={label}>
      {options.map((option, n) => (
        <button
          key={option}
          type="button"
          class="button"
          aria-pressed={n === chosen}
          onClick={() => choose(n)}
        >
          {option}
        </button>
      ))}
    </div>
  );
}

/** The rows of the dialog Share that copy HTML, save a file, or store the scene on this device. */
function FileRows() {
  const app = useApp();
  const features = useFeatures();
  const { session } = app;
  const linkNow = sharingActions.find(({ id }) => id === 'link-now');
  const keep = ['keep', 'keep-copy'].map((id) => features.action(id)).find((action) => canRun(app, action));
  return (
    <>
      {linkNow && canRun(app, linkNow) && (
        <Row
          sign="link"
          label={linkNow.label}
          about="goes on from here"
          press={() => runAction(app, linkNow)}
        />
      )}
      <Row
        sign="code"
        label="Copy as iframe"
        about="runs in your own page"
        press={() => void copyFrame(app)}
      />
      <Row
        sign="download"
        label="Save as file"
        about="opens here again"
        press={() => {
          const ofFeature = app.features.runIn(session.scenario, 'save');
          if (ofFeature) ofFeature(app);
          else saveScene(app);
        }}
      />
      {keep && (
        <Row
          sign="keep"
          label={keep.label}
          about="on this device, among your own scenes"
          press={() => runAction(app, keep)}
        />
      )}
    </>
  );
}
