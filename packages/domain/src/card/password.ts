/** Wrong attempts before a card's password is locked. CARD-1 */
export const PASSWORD_TRIES = 5

/** Lock time in ms: longer with every five wrong attempts, at most a day. CARD-1 */
export const passwordRest = (wrongTries: number): number =>
  Math.min(15 * 60_000 * 4 ** (Math.floor(wrongTries / PASSWORD_TRIES) - 1), 86_400_000)

/** Whether six digits are hard to guess: not all equal, and no ascending or descending sequence. CARD-1 */
export function isGoodPassword(password: string): boolean {
  if (!/^\d{6}$/.test(password)) return false
  const steps = new Set([...password].slice(1).map((digit, at) => Number(digit) - Number(password[at])))
  const [step] = steps
  return steps.size > 1 || (step !== 0 && step !== 1 && step !== -1)
}
