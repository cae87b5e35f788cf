import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useUnsaved } from '../platform/draft-store.ts'
import { useMedia } from '../platform/media.ts'
import { type View, type ViewGroup, viewGroups } from '../views/views.tsx'
import styles from './bar.module.css'
import { describedBy, Entry, type EntryFacts, Marks } from './entry.tsx'

export const groupTexts = {
  today: 'console.group.today',
  guests: 'console.group.guests',
  setUp: 'console.group.setUp',
} as const satisfies Record<ViewGroup, MessageKey>

interface GroupProps extends EntryFacts {
  group: ViewGroup
  views: readonly View[]
  open: boolean
  onToggle: () => void
}

function Group({ group, views, open, onToggle, ...facts }: GroupProps) {
  const unsaved = useUnsaved(facts.shopId)
  const isUnsaved = !open && views.some(view => unsaved(view.key))
  const count = open ? 0 : views.reduce((all, { key }) => all + (facts.waiting[key] ?? 0), 0)
  const id = `views-${group}`
  return (
    <div>
      <button
        type="button"
        className={styles.group}
        aria-expanded={open}
        aria-controls={id}
        {...describedBy(count, isUnsaved)}
        onClick={onToggle}
      >
        <span className={styles.name}>{t(groupTexts[group])}</span>
        <Marks count={count} isUnsaved={isUnsaved} />
        <ChevronDown className={styles.chevron} aria-hidden="true" size={16} />
      </button>
      <div id={id} hidden={!open}>
        {views.map(view => (
          <Entry key={view.key} view={view} {...facts} />
        ))}
      </div>
    </div>
  )
}

/**
 * The views in their groups. A high window shows all groups; in a low one, opening a group closes the others, so that nothing
 * has to be scrolled.
 */
export function Groups({ views, ...facts }: EntryFacts & { views: readonly View[] }) {
  const isHigh = useMedia('(min-height: 1100px)')
  const current = views.find(view => view.key === facts.chosen)?.group
  /** The group that was opened or closed by hand since the view changed. */
  const [toggled, setToggled] = useState<{ chosen: string; group: ViewGroup; open: boolean }>()
  const byHand = toggled?.chosen === facts.chosen ? toggled : undefined
  const isOpen = (group: ViewGroup): boolean => {
    if (byHand?.group === group) return byHand.open
    if (isHigh) return true
    return group === current && !byHand?.open
  }
  return viewGroups.map(group => {
    const own = views.filter(view => view.group === group)
    const open = isOpen(group)
    const toggle = () => setToggled({ chosen: facts.chosen, group, open: !open })
    return own.length > 0 && <Group key={group} group={group} views={own} open={open} onToggle={toggle} {...facts} />
  })
}
