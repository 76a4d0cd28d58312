// What the tests ask of a browser, whichever protocol drives it.
/** A function of one text that runs another function in the page: plain data goes in and out as JSON. */
export function inPage(run) {
    return `async (given) => JSON.stringify([await (${run})(...JSON.parse(given))])`;
}
/** What a function of `inPage` gave. */
export function resultOf(text) {
    return JSON.parse(String(text))[0];
}
