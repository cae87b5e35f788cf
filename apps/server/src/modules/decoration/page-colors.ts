import { componentTypes, type DecorationPage, type EditorFields } from '@comanda/contract/decoration'
import type { Deps } from './deps.ts'

type Values = Readonly<Record<string, unknown>>

/** The pictures in these fields, and in the entries of their lists. */
const picturesIn = (fields: EditorFields, values: Values): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind === 'picture') return typeof value === 'string' && value !== '' ? [value] : []
    return field.kind === 'list' ? (value as Values[]).flatMap(entry => picturesIn(field.fields, entry)) : []
  })

/** The paths of the pictures on a page, each once. */
export const picturesOf = ({ components }: Pick<DecorationPage, 'components'>): string[] => [
  ...new Set(components.flatMap(component => picturesIn(componentTypes[component.kind].editor, component))),
]

/**
 * The dominant colours of the pictures on a page by their paths, which phones paint until a picture has loaded. Read once for each
 * page of a version. MENU-9
 */
export function pageColors(deps: Pick<Deps, 'pictureColors'>) {
  const known = new WeakMap<DecorationPage, Promise<Record<string, string>>>()
  return (corporationId: number, page: DecorationPage): Promise<Record<string, string>> => {
    const colors =
      known.get(page) ?? deps.pictureColors(corporationId, picturesOf(page)).then(byPath => Object.fromEntries(byPath))
    known.set(page, colors)
    colors.catch(() => known.delete(page))
    return colors
  }
}
