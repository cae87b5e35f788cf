import { showMoney, showNumber, t } from '../../platform/i18n/index.ts'
import type { ReactNode } from 'react'
import type { OrderDetail } from './api.ts'
import { LinePicture } from './line-picture.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './lines.module.css'

interface LinesProps {
  order: OrderDetail
  /** Shows each dish with its picture. */
  pictured?: boolean
  /** What they cost together, below them. */
  total?: ReactNode
}

/** The dishes of an order and their total. */
export const Lines = ({ order, pictured = false, total }: LinesProps) => (
  <>
    <Stack as="ul">
      {order.lines.map(line => (
        <Row
          key={line.itemKey}
          as="li"
          gap={10}
          rowGap={2}
          wrap
          {...(!pictured && { align: 'baseline' })}
          justify="end"
        >
          {pictured && (
            <span className={styles.picture}>
              <LinePicture line={line} side={44} />
            </span>
          )}
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
    {total && <div className={styles.totals}>{total}</div>}
  </>
)
