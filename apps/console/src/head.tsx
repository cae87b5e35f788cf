import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/button.tsx'
import { Bell, BellOff, ChefHat, Radio } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StaffInfo } from './platform/session.ts'
import { tryOutSound, useSoundOn } from './platform/sound.ts'
import { shortNames } from './short-names.ts'
import styles from './shell.module.css'

interface HeadProps {
  staff: StaffInfo
  shopId: number
  onShop: (shopId: number) => void
  /** The line is up. */
  up: boolean
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

/** Which store, whether the line is up, and what is always at hand. One row, on a phone too. */
export function Head({ staff, shopId, onShop, up, children }: HeadProps) {
  const names = shortNames(staff.shops.map(({ shopName }) => shopName))
  return (
    <header className={styles.top}>
      <h1 className={styles.brand}>
        <ChefHat aria-hidden="true" size={22} />
        <span className={styles.brandName}>{t('console.title')}</span>
      </h1>
      <label className={styles.shop}>
        <span className="heard">{t('console.store')}</span>
        <select value={shopId} onChange={event => onShop(Number(event.target.value))}>
          {staff.shops.map(({ shopId: id }, place) => (
            <option key={id} value={id}>
              {names[place]}
            </option>
          ))}
        </select>
      </label>
      <p className={up ? styles.up : styles.down} role="status">
        <Radio aria-hidden="true" size={16} />
        <span className={styles.lineName}>{t(up ? 'console.live' : 'console.reconnecting')}</span>
      </p>
      <div className={styles.tools}>
        <SoundButton />
        {children}
      </div>
    </header>
  )
}
