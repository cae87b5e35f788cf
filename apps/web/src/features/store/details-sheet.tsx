import { Mail, Navigation, Phone } from 'lucide-react'
import { showDay, t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import type { ShopCardData } from './api.ts'
import { type ShopDetail, useShop } from './shop.ts'
import styles from './details-sheet.module.css'
import { weeksOf, windowsText } from './hours.ts'
import { HoursRows } from './hours-rows.tsx'
import { routeTo } from './route-to.ts'
import { StoreState } from './store-state.tsx'
import { orderTypeName } from './order-type-name.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

interface Props {
  shop: ShopCardData
  onClose: () => void
}

/** Opening hours, exceptions, telephone, e-mail and directions. */
export function DetailsSheet({ shop, onClose }: Props) {
  const details = useShop(shop.shopId)
  return (
    <Sheet title={shop.shopName} onClose={onClose}>
      <Stack gap={14} items="start" className={styles.details}>
        <StoreState state={shop.state} timeZone={shop.timeZone} />
        <p>
          <bdi>{shop.addressLines.join(', ')}</bdi>
        </p>
        <Row gap={10} wrap align="stretch">
          {shop.phone !== '' && (
            <a className={styles.link} href={`tel:${shop.phone}`}>
              <Phone aria-hidden="true" />
              {t('place.call')}
            </a>
          )}
          {details.data?.email !== undefined && (
            <a className={styles.link} href={`mailto:${details.data.email}`}>
              <Mail aria-hidden="true" />
              {t('place.mail')}
            </a>
          )}
          <a className={styles.link} href={routeTo(shop)} target="_blank" rel="noopener noreferrer">
            <Navigation aria-hidden="true" />
            {t('place.route')}
            <span className="visuallyHidden">{t('ui.newTab')}</span>
          </a>
        </Row>
        {!details.data && !details.error && <Skeleton height={200} />}
        {!details.data && details.error && <QueryError query={details} />}
        {details.data && <Hours shop={details.data} />}
      </Stack>
    </Sheet>
  )
}

function Hours({ shop }: { shop: ShopDetail }) {
  return (
    <>
      {shop.description !== '' && (
        <Text kind="muted" className="lines">
          {shop.description}
        </Text>
      )}
      {shop.photos.length > 0 && <Photos photos={shop.photos} />}
      {weeksOf(shop.hours).map(({ bizType, week }) => (
        <HoursRows
          key={bizType ?? 0}
          title={bizType === undefined ? t('place.hours') : t('place.hoursFor', { way: orderTypeName(bizType) })}
          rows={week}
        />
      ))}
      {shop.holidays.length > 0 && (
        <HoursRows
          title={t('place.differs')}
          rows={shop.holidays.map(({ date, name, windows }) => ({
            day: `${showDay(`${date}T12:00:00Z`, 'dayMonth', 'UTC')} · ${name}`,
            text: windowsText(windows),
          }))}
        />
      )}
    </>
  )
}

/** The store's pictures in a row that scrolls. */
const Photos = ({ photos }: { photos: readonly string[] }) => (
  <ul className={styles.photos} aria-label={t('place.photos')}>
    {photos.map((path, at) => (
      <li key={path}>
        <Picture
          path={path}
          widths={DISH_WIDTHS}
          drawn={220}
          width={220}
          height={165}
          alt={t('place.photo', { count: at + 1 })}
          className={styles.photo}
        />
      </li>
    ))}
  </ul>
)
