import { Navigation } from 'lucide-react'
import { t } from '../../platform/i18n/texts.ts'
import { Button, LinkButton } from '../controls/button.tsx'
import { DirectionsLink } from '../controls/outside-link.tsx'
import { Text } from '../text/text.tsx'
import { Row, Stack } from './layout.tsx'
import styles from './shop-list.module.css'

interface Shop {
  shopId: number
  shopName: string
  addressLines: readonly string[]
  latitude: number
  longitude: number
  /** Metres from the guest, when the phone's position is known. */
  distance?: number
}

/** The phone's position, for lists sorted by distance. */
export interface NearestFirst {
  point: { latitude: number; longitude: number } | undefined
  /** Requests the phone's position. */
  onNearest: () => void
  /** The position was requested and is not known yet. */
  locating: boolean
  /** Formats a distance in metres. */
  distanceText: (metres: number) => string
}

interface ShopListProps extends NearestFirst {
  shops: readonly Shop[]
  /** Offers to sort by distance while the position is unknown. */
  offersNearest: boolean
  /** Offers directions to each store. */
  directions?: boolean
}

/** Stores where something is valid, each with a link to order there. */
export function ShopList({
  shops,
  offersNearest,
  directions,
  point,
  onNearest,
  locating,
  distanceText,
}: ShopListProps) {
  const order = (shopId: number) => (
    <LinkButton size="small" to={`/storeIndex?shopId=${shopId}`}>
      {t('coupon.orderHere')}
    </LinkButton>
  )
  return (
    <>
      {!point && offersNearest && (
        <Button kind="secondary" icon={<Navigation aria-hidden="true" />} busy={locating} onClick={onNearest}>
          {t('coupon.nearest')}
        </Button>
      )}
      <Stack as="ul" gap={directions ? 14 : 12} wide>
        {shops.map(shop => (
          <Stack key={shop.shopId} as="li" gap={6} items="start" className={styles.shop}>
            <Text as="h2" size={16}>
              {shop.shopName}
            </Text>
            <Text kind={directions ? 'quiet' : 'hint'}>
              <bdi>{shop.addressLines.join(', ')}</bdi>
            </Text>
            {shop.distance !== undefined && (
              <Text kind={directions ? 'quiet' : 'hint'}>{distanceText(shop.distance)}</Text>
            )}
            {directions ? (
              <Row gap={8} wrap align="stretch">
                {order(shop.shopId)}
                <DirectionsLink plain to={shop} label={t('gift.directions')} />
              </Row>
            ) : (
              order(shop.shopId)
            )}
          </Stack>
        ))}
      </Stack>
    </>
  )
}
