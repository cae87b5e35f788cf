import { t } from '@comanda/web/i18n'
import { Sheet, useCloseSheet } from '@comanda/web/ui/sheet.tsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { goTo } from './platform/place.ts'
import type { StaffInfo } from './platform/session.ts'
import styles from './shell.module.css'
import { viewsOf } from './views.tsx'

interface BarProps {
  staff: StaffInfo
  chosen: string
  /** Orders that wait for an answer. */
  waiting: number
}

/** What fits beside “More” at the foot of a phone. */
const ON_PHONE = 4

type View = ReturnType<typeof viewsOf>[number]

function Entry({ view, chosen, waiting, onGo }: Omit<BarProps, 'staff'> & { view: View; onGo?: () => void }) {
  const { key, words, icon: Icon } = view
  const go = () => {
    goTo(key)
    onGo?.()
  }
  return (
    <button type="button" className={styles.view} aria-current={chosen === key ? 'page' : undefined} onClick={go}>
      <Icon aria-hidden="true" size={22} />
      {t(words)}
      {key === 'orders' && waiting > 0 && (
        <span className={styles.waiting} aria-hidden="true">
          {waiting}
        </span>
      )}
    </button>
  )
}

function Rest({ views, ...rest }: Omit<BarProps, 'staff'> & { views: View[] }) {
  const close = useCloseSheet()
  return (
    <div className={styles.rest}>
      {views.map(view => (
        <Entry key={view.key} view={view} {...rest} onGo={close} />
      ))}
    </div>
  )
}

/** The views: beside the page, and at the foot of a phone, where those that do not fit are behind “More”. */
export function Bar({ staff, ...rest }: BarProps) {
  const [open, setOpen] = useState(false)
  const views = viewsOf(staff)
  const behind = views.slice(ON_PHONE)
  const hidden = behind.find(view => view.key === rest.chosen)
  return (
    <nav className={styles.views} aria-label={t('console.title')}>
      {views.map((view, i) => (
        <div key={view.key} className={i < ON_PHONE ? styles.entry : styles.entryWide}>
          <Entry view={view} {...rest} />
        </div>
      ))}
      {behind.length > 0 && (
        <div className={styles.more}>
          <button
            type="button"
            className={styles.view}
            aria-current={hidden ? 'page' : undefined}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden="true" size={22} />
            {t(hidden ? hidden.words : 'console.more')}
          </button>
        </div>
      )}
      {open && (
        <Sheet title={t('console.more')} onClose={() => setOpen(false)}>
          <Rest views={behind} {...rest} />
        </Sheet>
      )}
    </nav>
  )
}
