import { t } from '../../platform/i18n/index.ts'
import { BANNER_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import type { BookingShop } from './api.ts'
import { useScrollToChosen } from './use-scroll-to-chosen.ts'
import { Text } from '../../ui/text/text.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import styles from './shop-choice.module.css'

interface ShopChoiceProps {
  shops: readonly BookingShop[]
  chosen: number
  onChoose: (shopId: number) => void
}

/** Stores that take bookings, as radio buttons. */
export function ShopChoice({ shops, chosen, onChoose }: ShopChoiceProps) {
  const strip = useScrollToChosen(chosen, shops.length)
  return (
    <fieldset className={styles.shops}>
      <legend className="visuallyHidden">{t('booking.store')}</legend>
      <Row ref={strip} gap={10} align="stretch" className={styles.strip}>
        {shops.map(shop => (
          <label key={shop.shopId} className={styles.shop}>
            <input
              type="radio"
              name="booking-shop"
              className={styles.input}
              checked={shop.shopId === chosen}
              onChange={() => onChoose(shop.shopId)}
            />
            <Picture
              path={shop.picture}
              widths={BANNER_WIDTHS}
              drawn={160}
              width={320}
              height={180}
              className={styles.picture}
            />
            <Stack as="span" gap={2} className={styles.words}>
              <strong>{shop.shopName}</strong>
              <Text as="span" kind="hint">
                {shop.city}
              </Text>
            </Stack>
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
