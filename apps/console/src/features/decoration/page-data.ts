import {
  componentTypes,
  type DecorationKind,
  decorationComponent,
  decorationPage,
  placementFaults,
} from '@comanda/contract/decoration'
import { inputProblem } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import type { Data } from '@puckeditor/core'
import type { Component, Page } from './queries.ts'

/** A page as the editor holds it. */
export const dataOf = ({ title, components }: Page): Data => ({
  // The editor's own type of a title is one text; here it is one per language.
  root: { props: { title } } as unknown as Data['root'],
  content: components.map(({ kind, ...props }) => ({ type: kind, props })),
})

/** Without optional fields that are empty: they are not sent. */
function withoutEmpty(kind: string, props: Readonly<Record<string, unknown>>) {
  const editor: Readonly<Record<string, { optional?: true }>> = componentTypes[kind as DecorationKind]?.editor ?? {}
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => name === 'id' || (name in editor && value !== undefined)),
  )
}

/** The editor's data in the format of a stored page. */
export const pageOf = (page: Page, { root, content }: Data): Page => ({
  ...page,
  title: (root.props?.['title'] as Page['title'] | undefined) ?? {},
  components: content.map(({ type, props }) => ({ kind: type, ...withoutEmpty(type, props) }) as Component),
})

/** The components that guests could be shown as they are. */
export const shownOf = (page: Page): Page => ({
  ...page,
  components: page.components.filter(component => decorationComponent.safeParse(component).success),
})

/** Faults by place: the id of a component, and the path of the field in it; the page itself has the id `root`. */
export type Faults = ReadonlyMap<string, string>

export const faultKey = (id: string, path: string): string => `${id} ${path}`

function placeOf({ components }: Page, path: readonly PropertyKey[]): string {
  const [list, at, ...field] = path
  const component = list === 'components' && typeof at === 'number' ? components[at] : undefined
  return component ? faultKey(component.id, field.join('.')) : faultKey('root', path.join('.'))
}

const sentence = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}.`

/** The errors that prevent saving a page, by field: those the server would refuse. DECO-4 */
export function faultsOf(page: Page): Faults {
  const faults = new Map<string, string>()
  const { error } = decorationPage.safeParse(page)
  for (const issue of error?.issues ?? []) {
    const { key, bound } = inputProblem(issue as Parameters<typeof inputProblem>[0], page)
    const problem =
      issue.path.at(-1) === 'link' ? t('decor.linkUnfit') : sentence(t(key, bound === undefined ? {} : { bound }))
    faults.set(placeOf(page, issue.path), problem)
  }
  if (error) return faults
  for (const { reason, path } of placementFaults(page)) {
    const at = Number(/\d+/.exec(path)?.[0])
    faults.set(placeOf(page, ['components', at]), t(`decor.fault.${reason}`))
  }
  return faults
}
