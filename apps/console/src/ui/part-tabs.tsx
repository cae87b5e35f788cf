import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Tabs } from '@comanda/web/ui/controls/tabs.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { useUnsaved } from '../platform/draft-store.ts'
import { goTo, usePlace } from '../platform/place.ts'
import styles from './ui.module.css'
import { UnsavedMark } from './notices.tsx'

interface PartTabsProps<Name extends string, Part extends { text: MessageKey }> {
  /** The key of the view in the address. */
  view: string
  title: string
  shopId: number
  parts: Readonly<Record<Name, Part>>
  /** Between the title and the tabs. */
  above?: ReactNode
  children: (part: Part) => ReactNode
}

/** A view of several parts. The address says which one is shown; a dot marks those with unsaved input. */
export function PartTabs<Name extends string, Part extends { text: MessageKey }>(props: PartTabsProps<Name, Part>) {
  const { view, title, shopId, parts, above, children } = props
  const { detail } = usePlace()
  const unsaved = useUnsaved(shopId)
  const names = Object.keys(parts) as Name[]
  const chosen = names.find(name => name === detail) ?? names[0]
  if (chosen === undefined) return null
  const tabs = names.map(id => ({
    id,
    label: (
      <>
        {t(parts[id].text)}
        {unsaved(view, id) && <UnsavedMark />}
      </>
    ),
  }))
  return (
    <Stack className={styles.view}>
      <h2>{title}</h2>
      {above}
      <Tabs label={title} tabs={tabs} chosen={chosen} onChoose={part => goTo(view, part)}>
        <Stack gap={14} className={styles.tab}>
          {children(parts[chosen])}
        </Stack>
      </Tabs>
    </Stack>
  )
}
