import { showNumber, t } from '@comanda/web/i18n'
import { useUnsaved } from '../platform/draft-store.ts'
import { useMedia } from '../platform/media.ts'
import { goTo } from '../platform/place.ts'
import { UnsavedMark } from '../ui/notices.tsx'
import type { View } from '../views/views.tsx'
import styles from './bar.module.css'

export interface EntryFacts {
  shopId: number
  /** The key of the view that is shown. */
  chosen: string
  /** How many things wait in a view, by its key: new orders, open differences. */
  waiting: Readonly<Record<string, number>>
}

/** The description of a number and a dot for screen readers. */
export function describedBy(count: number, isUnsaved: boolean) {
  const label = [count > 0 ? t('console.waiting', { count }) : '', isUnsaved ? t('settings.unsaved') : ''].filter(
    Boolean,
  )
  return label.length > 0 ? { 'aria-description': label.join(', ') } : {}
}

interface MarksProps {
  count: number
  isUnsaved: boolean
}

/** How many things wait, and a dot where input is not saved. */
export const Marks = ({ count, isUnsaved }: MarksProps) => (
  <>
    {isUnsaved && (
      <span className={styles.mark}>
        <UnsavedMark />
      </span>
    )}
    {count > 0 && (
      <span className={styles.waiting} aria-hidden="true">
        {showNumber(count)}
      </span>
    )}
  </>
)

/** The name of a view whose short one is shown: it contains what is shown, so that it can be spoken to a device. */
const fullName = (shown: string, name: string): string => (name.includes(shown) ? name : `${shown}: ${name}`)

/** One view: leads to it. */
export function Entry({ view, shopId, chosen, waiting, onGo }: EntryFacts & { view: View; onGo?: () => void }) {
  const { key, text, short = text, icon: Icon } = view
  // A narrow bar has room for one line.
  const isNarrow = useMedia('(min-width: 821px) and (max-width: 1150px)')
  const isUnsaved = useUnsaved(shopId)(key)
  const count = waiting[key] ?? 0
  const go = () => {
    goTo(key)
    onGo?.()
  }
  return (
    <button
      type="button"
      className={styles.view}
      aria-current={chosen === key ? 'page' : undefined}
      aria-label={isNarrow && short !== text ? fullName(t(short), t(text)) : undefined}
      {...describedBy(count, isUnsaved)}
      onClick={go}
    >
      <Icon aria-hidden="true" size={20} />
      <span className={styles.name}>{t(isNarrow ? short : text)}</span>
      <Marks count={count} isUnsaved={isUnsaved} />
    </button>
  )
}
