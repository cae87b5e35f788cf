import type { BizType } from '@comanda/domain/store'
import { Bike, Clock, Heart, Info, MapPin, ShoppingBag, Utensils } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { LinkButton } from '../../ui/controls/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import type { ShopCardData } from './api.ts'
import { targetOf } from './choosing.ts'
import styles from './store-card.module.css'
import { StoreState } from './store-state.tsx'
import { distanceAndDirectionText, readyText } from './texts.ts'
import { orderTypeName } from './order-type-name.ts'
import { lazyPart } from '../../ui/loading/lazy-part.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'

const DetailsSheet = lazyPart(async () => (await import('./details-sheet.tsx')).DetailsSheet)

const icons: Record<BizType, ReactNode> = {
  1100: <Utensils aria-hidden="true" />,
  1200: <Bike aria-hidden="true" />,
  1300: <ShoppingBag aria-hidden="true" />,
}

interface CardProps {
  shop: ShopCardData
  /** The way of ordering; without one every way of the store is shown. */
  bizType?: BizType | undefined
  /** Query of the page, whose table is kept if it belongs to this store. */
  search: string
  /** Whether the picture is loaded eagerly. */
  eager?: boolean
  /** A row of a list: a small picture beside the texts. */
  row?: boolean
  onCollect?: ((collected: boolean) => void) | undefined
}

/** A store with picture, opening state, distance and ways of ordering. */
export function StoreCard({ shop, bizType, search, eager, row, onCollect }: CardProps) {
  const types = shop.bizTypes.filter(type => bizType === undefined || type === bizType)
  return (
    <article
      className={classNames(
        styles.card,
        row && styles.row,
        !shop.state.open && styles.closed,
        types.length === 1 && styles.whole,
      )}
    >
      <div className={styles.picture}>
        <Picture
          path={shop.picture}
          widths={BANNER_WIDTHS}
          drawn={row ? 92 : 343}
          width={row ? 92 : 750}
          height={row ? 92 : 420}
          {...(eager && { eager })}
          className={styles.image}
        />
        {!row && (
          <span className={styles.state}>
            <StoreState state={shop.state} timeZone={shop.timeZone} />
          </span>
        )}
        {onCollect && <Like shop={shop} onCollect={onCollect} />}
      </div>
      <Stack gap={6} className={styles.body}>
        <Text as="h2" size={17}>
          {shop.shopName}
        </Text>
        <Text kind="quiet">
          <bdi>{shop.addressLines.join(', ')}</bdi>
        </Text>
        {row && (
          <span className={styles.open}>
            <StoreState state={shop.state} timeZone={shop.timeZone} />
          </span>
        )}
        <Facts shop={shop} bizType={bizType} />
        <div className={styles.foot}>
          <Details shop={shop} />
          <OrderTypes shop={shop} types={types} search={search} />
        </div>
      </Stack>
    </article>
  )
}

function Like({ shop, onCollect }: { shop: ShopCardData; onCollect: (collected: boolean) => void }) {
  return (
    <button
      type="button"
      className={styles.like}
      data-favourite={shop.favourite}
      aria-label={t(shop.favourite ? 'place.unlike' : 'place.like', { name: shop.shopName })}
      onClick={() => onCollect(!shop.favourite)}
    >
      <Heart aria-hidden="true" />
    </button>
  )
}

/** Opens the sheet with hours, telephone and directions. */
function Details({ shop }: { shop: ShopCardData }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.details}
        aria-haspopup="dialog"
        aria-label={t('place.detailsOf', { name: shop.shopName })}
        onClick={() => setOpen(true)}
      >
        <Info aria-hidden="true" />
        {t('place.details')}
      </button>
      {open && (
        <Suspense>
          <DetailsSheet shop={shop} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Facts({ shop, bizType }: Pick<CardProps, 'shop' | 'bizType'>) {
  const { distance, direction, state, delivers } = shop
  // A delivery's time depends on the travel time, which is unknown without an address.
  const hasTime = state.open && !state.paused && delivers !== false && (bizType !== 1200 || distance !== undefined)
  return (
    <Row as="ul" gap={14} rowGap={2} wrap align="stretch" className={styles.facts}>
      {distance !== undefined && direction && (
        <li className={styles.fact}>
          <MapPin aria-hidden="true" />
          {distanceAndDirectionText(distance, direction)}
        </li>
      )}
      {delivers === false && (
        <Text as="li" kind="error">
          {t('place.tooFar')}
        </Text>
      )}
      {hasTime && (
        <li className={styles.fact}>
          <Clock aria-hidden="true" />
          {readyText(shop.readyMinutes, bizType ?? 1300)}
        </li>
      )}
      {state.holiday && <li className={styles.fact}>{t('place.today', { name: state.holiday })}</li>}
    </Row>
  )
}

/** One button per way of ordering; its label for screen readers names the store. */
function OrderTypes({ shop, types, search }: { shop: ShopCardData; types: BizType[]; search: string }) {
  return (
    <Row as="ul" gap={8} wrap align="stretch" className={styles.ways}>
      {types.map(type => (
        <li key={type} className={styles.way}>
          <LinkButton
            wide
            className={styles.wayButton ?? ''}
            size="small"
            kind="soft"
            to={targetOf(shop.shopId, type, search)}
            icon={icons[type]}
          >
            {orderTypeName(type)}
            <span className="visuallyHidden">{shop.shopName}</span>
          </LinkButton>
        </li>
      ))}
    </Row>
  )
}
