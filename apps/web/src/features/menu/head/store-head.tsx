import { ArrowLeft, Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/index.ts'
import { goBack } from '../../../platform/navigation.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { PageHeading } from '../../../ui/layout/page.tsx'
import { BANNER_WIDTHS, Picture } from '../../../ui/media/picture.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import styles from './store-head.module.css'

interface StoreHeadProps {
  /** Absent while the store is loading; its space is reserved. */
  shopName: string | undefined
  picture?: string | undefined
  favourite?: boolean | undefined
  onCollect?: ((collected: boolean) => void) | undefined
  /** Shown below the name: hours, time, distance. */
  facts: ReactNode
  /** Ways of ordering, the table. */
  children?: ReactNode
}

/** Header of a store's menu: banner, name, facts. */
export const StoreHead = ({ shopName, picture, favourite, onCollect, facts, children }: StoreHeadProps) => (
  <header>
    <div className={styles.banner}>
      {picture && (
        <Picture
          path={picture}
          widths={BANNER_WIDTHS}
          drawn={375}
          width={375}
          height={88}
          eager
          className={styles.picture}
        />
      )}
      <span className={styles.back}>
        <IconButton mirrored label={t('ui.back')} icon={<ArrowLeft aria-hidden="true" />} onClick={goBack} />
      </span>
      {shopName !== undefined && onCollect && (
        <span className={styles.heart}>
          <IconButton
            label={t(favourite ? 'menu.dropStore' : 'menu.keepStore', { name: shopName })}
            icon={<Heart aria-hidden="true" {...(favourite && { fill: 'currentColor' })} />}
            onClick={() => onCollect(!favourite)}
          />
        </span>
      )}
    </div>
    <div className={styles.card}>
      {shopName === undefined ? (
        <>
          <Skeleton height={26} width="60%" />
          <Skeleton height={18} width="84%" />
        </>
      ) : (
        <>
          <PageHeading title={shopName} className={styles.name ?? ''} />
          <div className={styles.facts}>{facts}</div>
        </>
      )}
      {children}
    </div>
  </header>
)
