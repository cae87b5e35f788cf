/** What is typed in fields that is no value yet, by the field as the request spells it. */
export type Texts = Readonly<Record<string, string>>

/** Where an entry of a list stands after a change; nowhere where it was taken out. */
function placeAfter(before: readonly unknown[], after: readonly unknown[], at: number): number | undefined {
  if (after.length < before.length) {
    const gone = before.findIndex((one, i) => one !== after[i])
    if (at === gone) return undefined
    return at > gone ? at - 1 : at
  }
  const entry = before[at]
  const found = typeof entry === 'object' ? after.indexOf(entry) : -1
  return found < 0 ? at : found
}

type Fields = Readonly<Record<string, unknown>>
const isThing = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Another kind of thing stands in its place: what was typed for the one is not meant for the other. */
const isOther = (was: unknown, is: Fields): boolean => isThing(was) && was['kind'] !== is['kind']

/** A field's name after a change of the draft; undefined where there is no such field any more. */
function nameAfter(name: string, before: unknown, after: unknown): string | undefined {
  let [was, is, path] = [before, after, '']
  for (const step of name.split(/[.[\]]+/).filter(Boolean)) {
    if (!isThing(is) || isOther(was, is)) return undefined
    const inList = Array.isArray(was) && Array.isArray(is)
    const at = inList ? placeAfter(was as unknown[], is as unknown as unknown[], Number(step)) : step
    if (at === undefined) return undefined
    path += inList ? `[${at}]` : `${path === '' ? '' : '.'}${at}`
    was = isThing(was) ? was[step] : undefined
    is = is[String(at)]
  }
  return path
}

/** What is typed, carried along with the entries of lists it belongs to where one is taken out or moved. */
export const carried = (texts: Texts, before: unknown, after: unknown): Texts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const next = nameAfter(name, before, after)
      return next === undefined ? [] : [[next, text]]
    }),
  )
