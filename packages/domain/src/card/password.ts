/** Wrong tries before a card's password rests. CARD-1 */
export const PASSWORD_TRIES = 5

/** How long it rests, in ms: longer with every five wrong tries, at most a day. CARD-1 */
export const passwordRest = (wrongTries: number): number =>
  Math.min(15 * 60_000 * 4 ** (Math.floor(wrongTries / PASSWORD_TRIES) - 1), 86_400_000)

/** Six digits that nobody guesses first: not all alike, and no run up or down. CARD-1 */
export function isGoodPassword(password: string): boolean {
  if (!/^\d{6}$/.test(password)) return false
  const steps = new Set([...password].slice(1).map((digit, at) => Number(digit) - Number(password[at])))
  const [step] = steps
  return steps.size > 1 || (step !== 0 && step !== 1 && step !== -1)
}
