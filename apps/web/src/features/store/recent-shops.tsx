import type { BizType } from '@comanda/domain/store'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { targetOf } from './choosing.ts'
import { recentShops } from './recent.ts'
import styles from './store-list.module.css'

/** The stores this phone was at, to go on with one tap. */
export function RecentShops({ bizType, search }: { bizType: BizType | undefined; search: string }) {
  const [shops] = useState(recentShops)
  if (shops.length === 0) return null
  return (
    <section aria-labelledby="recent-shops" className={styles.recent}>
      <h2 id="recent-shops" className={styles.recentTitle}>
        {t('place.recent')}
      </h2>
      <ul className={styles.recentList}>
        {shops.map(shop => (
          <li key={shop.shopId}>
            <Link to={targetOf(shop.shopId, bizType ?? shop.bizType, search)} className={styles.recentShop}>
              <Picture
                path={shop.picture}
                widths={BANNER_WIDTHS}
                drawn={120}
                width={750}
                height={420}
                className={styles.recentPicture}
              />
              <span>{shop.shopName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
