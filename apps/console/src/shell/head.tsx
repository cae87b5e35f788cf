import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Bell, BellOff, ChefHat, LockKeyhole, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import { isSilent, useNow } from '../platform/now.ts'
import type { StaffInfo } from '../platform/session.ts'
import { tryOutSound, useSoundOn } from '../platform/sound.ts'
import { shopStateTexts } from '../forms/store-settings.ts'
import { SearchButton } from './search.tsx'
import { shortNames } from './short-names.ts'
import styles from './shell.module.css'

interface HeadProps {
  staff: StaffInfo
  shopId: number
  onShop: (shopId: number) => void
  /** The stream is connected. */
  up: boolean
  /** The time of the last answer (epoch ms of the server). */
  updatedAt: number
  children: ReactNode
}

function SoundButton() {
  const on = useSoundOn()
  return (
    <Button
      size="small"
      kind={on ? 'plain' : 'soft'}
      icon={on ? <Bell aria-hidden="true" size={18} /> : <BellOff aria-hidden="true" size={18} />}
      onClick={() => void tryOutSound()}
    >
      <span className={styles.toolName}>{t(on ? 'console.soundOn' : 'console.soundOff')}</span>
    </Button>
  )
}

/** Locks a shared tablet for the next person. L5 */
export const LockButton = ({ onLock }: { onLock: () => void }) => (
  <Button size="small" kind="soft" icon={<LockKeyhole aria-hidden="true" size={18} />} onClick={onLock}>
    <span className={styles.toolName}>{t('console.lock')}</span>
  </Button>
)

/** Whether the data is live: the stream is connected and the last answer is recent. */
function Line({ up, updatedAt }: Pick<HeadProps, 'up' | 'updatedAt'>) {
  const isUp = !isSilent(updatedAt, useNow()) && up
  return (
    <p className={isUp ? styles.up : styles.down} role="status">
      <Radio aria-hidden="true" size={16} />
      <span className={styles.lineName}>{t(isUp ? 'console.live' : 'console.reconnecting')}</span>
    </p>
  )
}

/** The store, the connection, and the tools of every view. One row, on a phone too. */
export function Head({ staff, shopId, onShop, up, updatedAt, children }: HeadProps) {
  const names = shortNames(staff.shops.map(({ shopName }) => shopName))
  return (
    <header className={styles.top}>
      <h1 className={styles.brand} title={t('console.title')}>
        {staff.logo ? (
          <img className={styles.logo} src={staff.logo} alt="" width={32} height={32} />
        ) : (
          <ChefHat aria-hidden="true" size={22} />
        )}
        <span className={styles.brandName}>{staff.brandName || t('console.title')}</span>
      </h1>
      <label className={styles.shop}>
        <span className="visuallyHidden">{t('console.store')}</span>
        <select dir="auto" value={shopId} onChange={event => onShop(Number(event.target.value))}>
          {staff.shops.map(({ shopId: id, state }, place) => (
            <option key={id} value={id}>
              {state === 'open' ? names[place] : `${names[place]} (${t(shopStateTexts[state])})`}
            </option>
          ))}
        </select>
      </label>
      <Line up={up} updatedAt={updatedAt} />
      <div className={styles.tools}>
        <SearchButton staff={staff} shopId={shopId} />
        <SoundButton />
        {children}
      </div>
    </header>
  )
}
