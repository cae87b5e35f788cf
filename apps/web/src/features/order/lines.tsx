import { showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import type { OrderDetail } from './api.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './lines.module.css'

export const Lines = ({ order }: { order: OrderDetail }) => (
  <Stack as="ul">
    {order.lines.map(line => (
      <Row key={line.itemKey} as="li" gap={10} rowGap={2} wrap align="baseline" justify="end">
        <Text as="span" kind="accent" weight={600} figures className={styles.count}>
          {showNumber(line.quantity)} ×
        </Text>
        <span className={styles.words}>
          {line.displayName}
          {line.detail && (
            <Text as="span" kind="hint">
              {line.detail}
            </Text>
          )}
          {line.giftOf !== undefined && (
            <Text as="span" kind="hint">
              {t('cart.gift')}
            </Text>
          )}
        </span>
        <Text as="span" figures>
          {showMoney(line.amount, order.currency)}
        </Text>
      </Row>
    ))}
  </Stack>
)
