import { t } from '@comanda/web/i18n'
import { Sheet, useCloseSheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useUnsaved } from '../platform/draft-store.ts'
import { useMedia } from '../platform/media.ts'
import type { StaffInfo } from '../platform/session.ts'
import { type View, viewGroups } from '../views/views.tsx'
import { viewsOf } from '../views/view-rights.ts'
import styles from './bar.module.css'
import { describedBy, Entry, type EntryFacts, Marks } from './entry.tsx'
import { groupTexts, Groups } from './groups.tsx'

/** How many views fit beside “More” on a phone. */
const ON_PHONE = 4

function Behind({ views, ...facts }: EntryFacts & { views: readonly View[] }) {
  const close = useCloseSheet()
  return viewGroups.map(group => {
    const own = views.filter(view => view.group === group)
    return (
      own.length > 0 && (
        <section key={group} className={styles.behind}>
          <h3>{t(groupTexts[group])}</h3>
          <div className={styles.rest}>
            {own.map(view => (
              <Entry key={view.key} view={view} {...facts} onGo={close} />
            ))}
          </div>
        </section>
      )
    )
  })
}

/** The first views at the foot of a phone; the others are behind “More”. */
function Foot({ views, ...facts }: EntryFacts & { views: readonly View[] }) {
  const [open, setOpen] = useState(false)
  const unsaved = useUnsaved(facts.shopId)
  const behind = views.slice(ON_PHONE)
  const hidden = behind.find(view => view.key === facts.chosen)
  const isUnsaved = behind.some(view => unsaved(view.key))
  const count = behind.reduce((all, { key }) => all + (facts.waiting[key] ?? 0), 0)
  return (
    <>
      {views.slice(0, ON_PHONE).map(view => (
        <Entry key={view.key} view={view} {...facts} />
      ))}
      {behind.length > 0 && (
        <button
          type="button"
          className={styles.view}
          aria-current={hidden ? 'page' : undefined}
          aria-haspopup="dialog"
          {...describedBy(count, isUnsaved)}
          onClick={() => setOpen(true)}
        >
          <Ellipsis aria-hidden="true" size={20} />
          <span className={styles.name}>{t(hidden ? (hidden.short ?? hidden.text) : 'console.more')}</span>
          <Marks count={count} isUnsaved={isUnsaved} />
        </button>
      )}
      {open && (
        <Sheet title={t('console.more')} onClose={() => setOpen(false)}>
          <Behind views={behind} {...facts} />
        </Sheet>
      )}
    </>
  )
}

/** The views: in groups beside the page, or at the foot of a phone. */
export function Bar({ staff, ...facts }: EntryFacts & { staff: StaffInfo }) {
  const isPhone = useMedia('(max-width: 820px)')
  const views = viewsOf(staff, facts.shopId)
  return (
    <nav className={styles.views} aria-label={t('console.title')}>
      {isPhone ? <Foot views={views} {...facts} /> : <Groups views={views} {...facts} />}
    </nav>
  )
}
