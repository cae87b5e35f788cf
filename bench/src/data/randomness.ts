/** A seeded pseudo-random generator, so that all runs measure the same menu. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const SYLLABLES =
  'ba be bi bo ca ce chi co da del dra fa fen fi ga gri ha ja ka ki la le lo ma mi mo na no pa pe pi po ra re ri ro sa sel shi so ta te ti to tra va ve vi ya za zi'
const PARTS = SYLLABLES.split(' ')

/** Pseudo-words that compress like the text of a real menu. */
export function syllablesFrom(randomness: () => number): (count: number) => string {
  const pick = () => PARTS[Math.floor(randomness() * PARTS.length)] ?? ''
  const word = () => Array.from({ length: 2 + Math.floor(randomness() * 2) }, pick).join('')
  const known = Array.from({ length: 900 }, word)
  return count =>
    Array.from({ length: count }, () => known[Math.floor(randomness() ** 2 * known.length)] ?? '').join(' ')
}
