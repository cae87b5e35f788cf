import { Navigation, Phone } from 'lucide-react'
import { currentLocale, formatInstant, t } from '../../platform/i18n/index.ts'
import { QueryError } from '../../ui/feedback/query-states.tsx'
import { Sheet } from '../../ui/overlays/sheet.tsx'
import { Skeleton } from '../../ui/feedback/states.tsx'
import type { ShopCardData } from './api.ts'
import { type ShopDetail, useShop } from './shop.ts'
import styles from './details-sheet.module.css'
import { type DayHours, weeksOf, windowsText } from './hours.ts'
import { StoreState } from './store-state.tsx'
import { wayWords } from './way-words.ts'

interface Props {
  shop: ShopCardData
  onClose: () => void
}

const isApple = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent)

/** The way to a store in the map of the phone; the guest's own network and choice. */
const routeTo = ({ latitude, longitude }: ShopCardData): string =>
  isApple()
    ? `https://maps.apple.com/?daddr=${latitude},${longitude}`
    : `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** Hours, days that differ, telephone and the way there. */
export function DetailsSheet({ shop, onClose }: Props) {
  const found = useShop(shop.shopId)
  return (
    <Sheet title={shop.shopName} onClose={onClose}>
      <div className={styles.details}>
        <StoreState state={shop.state} timeZone={shop.timeZone} />
        <p>
          <bdi>{shop.addressLines.join(', ')}</bdi>
        </p>
        <div className={styles.links}>
          <a className={styles.link} href={`tel:${shop.phone}`}>
            <Phone aria-hidden="true" />
            {t('place.call')}
          </a>
          <a className={styles.link} href={routeTo(shop)} target="_blank" rel="noopener noreferrer">
            <Navigation aria-hidden="true" />
            {t('place.route')}
            <span className="visuallyHidden">{t('ui.newTab')}</span>
          </a>
        </div>
        {!found.data && !found.error && <Skeleton height={200} />}
        {!found.data && found.error && <QueryError query={found} />}
        {found.data && <Hours shop={found.data} />}
      </div>
    </Sheet>
  )
}

function Hours({ shop }: { shop: ShopDetail }) {
  return (
    <>
      {shop.description !== '' && <p className={styles.about}>{shop.description}</p>}
      {weeksOf(shop.hours).map(({ bizType, week }) => (
        <Rows
          key={bizType ?? 0}
          title={bizType === undefined ? t('place.hours') : t('place.hoursFor', { way: wayWords(bizType) })}
          rows={week}
        />
      ))}
      {shop.holidays.length > 0 && (
        <Rows
          title={t('place.differs')}
          rows={shop.holidays.map(({ date, name, windows }) => ({
            day: `${formatInstant(new Date(`${date}T12:00:00Z`), 'ddd D MMM', 'UTC', currentLocale().intl)} · ${name}`,
            text: windowsText(windows),
          }))}
        />
      )}
    </>
  )
}

const Rows = ({ title, rows }: { title: string; rows: DayHours[] }) => (
  <section className={styles.hours}>
    <h3 className={styles.title}>{title}</h3>
    <dl className={styles.rows}>
      {rows.map(({ day, text }) => (
        <div key={day} className={styles.row}>
          <dt>{day}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
