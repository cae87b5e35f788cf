import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Tabs } from '@comanda/web/ui/controls/tabs.tsx'
import type { ReactNode } from 'react'
import { goTo } from '../platform/place.ts'
import { useUnsaved } from '../platform/shelf.ts'
import { UnsavedMark } from './unsaved-mark.tsx'

interface PartTabsProps<Part extends string> {
  /** The view, as the address names it. */
  view: string
  shopId: number
  words: MessageKey
  parts: Readonly<Record<Part, { words: MessageKey }>>
  chosen: Part
  children: ReactNode
}

/** The parts of a view; the address keeps which, and a dot says where something typed is not saved. */
export function PartTabs<Part extends string>({ view, shopId, words, parts, chosen, children }: PartTabsProps<Part>) {
  const unsaved = useUnsaved(shopId)
  const tabs = (Object.keys(parts) as Part[]).map(id => ({
    id,
    label: (
      <>
        {t(parts[id].words)}
        {unsaved(view, id) && <UnsavedMark />}
      </>
    ),
  }))
  return (
    <Tabs label={t(words)} tabs={tabs} chosen={chosen} onChoose={part => goTo(view, part)}>
      {children}
    </Tabs>
  )
}
