import { showNumber, t } from '@comanda/web/i18n'
import { Sheet, useCloseSheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { goTo } from '../platform/place.ts'
import { useUnsaved } from '../platform/draft-store.ts'
import type { StaffInfo } from '../platform/session.ts'
import styles from './shell.module.css'
import { UnsavedMark } from '../ui/notices.tsx'
import { viewsOf } from '../views/views.tsx'

interface BarProps {
  staff: StaffInfo
  shopId: number
  chosen: string
  /** How many things wait in a view, by its key: new orders, open differences. */
  waiting: Readonly<Record<string, number>>
}

/** How many views fit beside “More” on a phone. */
const ON_PHONE = 4

/** The description of the number and the dot of a view for screen readers. */
function heardAt(count: number, isUnsaved: boolean) {
  const label = [count > 0 ? t('console.waiting', { count }) : '', isUnsaved ? t('settings.unsaved') : ''].filter(
    Boolean,
  )
  return label.length > 0 ? { 'aria-description': label.join(', ') } : {}
}

type View = ReturnType<typeof viewsOf>[number]

function Entry({ view, shopId, chosen, waiting, onGo }: Omit<BarProps, 'staff'> & { view: View; onGo?: () => void }) {
  const { key, text, icon: Icon } = view
  const isUnsaved = useUnsaved(shopId)(key)
  const many = waiting[key] ?? 0
  const go = () => {
    goTo(key)
    onGo?.()
  }
  return (
    <button
      type="button"
      className={styles.view}
      aria-current={chosen === key ? 'page' : undefined}
      {...heardAt(many, isUnsaved)}
      onClick={go}
    >
      <Icon aria-hidden="true" size={22} />
      {t(text)}
      {isUnsaved && (
        <span className={styles.mark}>
          <UnsavedMark />
        </span>
      )}
      {many > 0 && (
        <span className={styles.waiting} aria-hidden="true">
          {showNumber(many)}
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
  const unsaved = useUnsaved(rest.shopId)
  const isBehind = behind.some(view => unsaved(view.key))
  const behindWait = behind.reduce((all, { key }) => all + (rest.waiting[key] ?? 0), 0)
  return (
    <nav className={styles.views} aria-label={t('console.title')}>
      {views.map((view, i) => (
        <div key={view.key} className={i < ON_PHONE ? undefined : styles.entryWide}>
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
            {...heardAt(behindWait, isBehind)}
            onClick={() => setOpen(true)}
          >
            <Ellipsis aria-hidden="true" size={22} />
            {t(hidden ? (hidden.short ?? hidden.text) : 'console.more')}
            {isBehind && (
              <span className={styles.mark}>
                <UnsavedMark />
              </span>
            )}
            {behindWait > 0 && (
              <span className={styles.waiting} aria-hidden="true">
                {showNumber(behindWait)}
              </span>
            )}
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
