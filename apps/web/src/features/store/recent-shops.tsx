import type { BizType } from '@comanda/domain/store'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { Link } from '../../ui/controls/link.tsx'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { targetOf } from './choosing.ts'
import { recentShops } from './recent.ts'
import { Stack, Row } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './store-list.module.css'

/** Stores visited on this phone, each with one link. */
export function RecentShops({ bizType, search }: { bizType: BizType | undefined; search: string }) {
  const [shops] = useState(recentShops)
  if (shops.length === 0) return null
  return (
    <Stack aria-labelledby="recent-shops" as="section" gap={8}>
      <Text id="recent-shops" as="h2" size={15}>
        {t('place.recent')}
      </Text>
      <Row as="ul" gap={10} align="stretch" className={styles.recentList}>
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
      </Row>
    </Stack>
  )
}
