import { currentLocale } from './texts.ts'

/** Letters of names whose family name comes first, without a space: Chinese, Japanese, Korean. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** A person's name as it is written in its own letters. ETC-7 */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const isFamilyFirst = FAMILY_FIRST.test(firstName) && FAMILY_FIRST.test(lastName)
  return isFamilyFirst ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** The inputs of a given and a family name, in the order of the app's language. ETC-7 */
export const inNameOrder = <T>(given: T, family: T): readonly [T, T] =>
  /^(?:zh|ja|ko|hu|vi)\b/.test(currentLocale().tag) ? [family, given] : [given, family]
