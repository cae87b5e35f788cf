import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Tabs } from '@comanda/web/ui/controls/tabs.tsx'
import { Select } from '@comanda/web/ui/controls/text-input.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { type ReactNode, Suspense } from 'react'
import { useUnsaved } from '../platform/draft-store.ts'
import { useMedia } from '../platform/media.ts'
import { goTo, usePlace } from '../platform/place.ts'
import { UnsavedMark } from './notices.tsx'
import { PartLoading } from './part-loading.tsx'
import styles from './sections.module.css'

interface SectionsProps<Name extends string, Section extends { text: MessageKey }> {
  /** The key of the view in the address. */
  view: string
  title: string
  shopId: number
  sections: Readonly<Record<Name, Section>>
  children: (section: Section) => ReactNode
}

/**
 * A view of many sections, each with an address of its own: a list beside them, a choice above them on a narrow screen. A dot marks
 * those with unsaved input.
 */
export function Sections<Name extends string, Section extends { text: MessageKey }>(
  props: SectionsProps<Name, Section>,
) {
  const { view, title, shopId, sections, children } = props
  const { detail } = usePlace()
  const unsaved = useUnsaved(shopId)
  const isNarrow = useMedia('(max-width: 820px)')
  const names = Object.keys(sections) as Name[]
  const chosen = names.find(name => name === detail) ?? names[0]
  if (chosen === undefined) return null
  const section = (
    <Suspense key={chosen} fallback={<PartLoading />}>
      <Stack gap={14}>{children(sections[chosen])}</Stack>
    </Suspense>
  )
  if (isNarrow)
    return (
      <Stack gap={14}>
        <h2>{title}</h2>
        <Select value={chosen} aria-label={title} onChange={event => goTo(view, event.target.value)}>
          {names.map(name => (
            <option key={name} value={name}>
              {`${t(sections[name].text)}${unsaved(view, name) ? ' •' : ''}`}
            </option>
          ))}
        </Select>
        {section}
      </Stack>
    )
  const tabs = names.map(id => ({
    id,
    label: (
      <>
        {t(sections[id].text)}
        {unsaved(view, id) && <UnsavedMark />}
      </>
    ),
  }))
  return (
    <div className={styles.sections}>
      <h2>{title}</h2>
      <Tabs label={title} tabs={tabs} chosen={chosen} upright onChoose={name => goTo(view, name)}>
        <h3 className={styles.name}>{t(sections[chosen].text)}</h3>
        {section}
      </Tabs>
    </div>
  )
}
