/** The words of a sentence. */
export function wordsOf(phrases) {
  return phrases
    .map((each) => {
      if (typeof each === 'string') return each;
      return 'term' in each ? (each.words ?? each.term) : each.words;
    })
    .join('');
}
