import type { Currency, Money } from '@comanda/domain/money'
import { showMoney } from '../../platform/i18n/index.ts'
import { startup } from '../../platform/startup.ts'
import { uploadUrl } from '../../platform/upload.ts'
import { classNames } from '../../ui/class-names.ts'
import { DISH_WIDTHS, Picture } from '../../ui/media/picture.tsx'
import type { GiftDesign } from './api.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import styles from './gift-face.module.css'

interface GiftFaceProps {
  design: GiftDesign | undefined
  amount?: Money | undefined
  currency?: Currency | undefined
  /** Displayed width in px of the 375 px design. */
  drawn: number
  eager?: boolean
  /** Whether the card can no longer be used. */
  faded?: boolean
  /** Only the picture, for a small choice of designs. */
  bare?: boolean
}

/** Whether the design was uploaded in the console: it has a single size, served with the uploads. */
const isUpload = (designUrl: string): boolean => designUrl.startsWith('/uploads/')

/** Front of a gift card: picture, brand and amount. */
export const GiftFace = ({ design, amount, currency, drawn, eager, faded, bare }: GiftFaceProps) => (
  <span className={classNames(styles.face, faded && styles.faded)} data-small={drawn < 200}>
    {design && isUpload(design.designUrl) && (
      <img
        src={uploadUrl(design.designUrl)}
        alt=""
        width={640}
        height={400}
        decoding="async"
        {...(!eager && { loading: 'lazy' as const })}
        className={classNames(styles.picture, styles.asSent)}
      />
    )}
    {design && !isUpload(design.designUrl) && (
      <Picture
        path={design.designUrl}
        widths={DISH_WIDTHS}
        drawn={drawn}
        width={640}
        height={400}
        {...(eager && { eager })}
        className={styles.picture}
      />
    )}
    {!bare && (
      <Stack as="span" gap={2} className={styles.words}>
        <Text as="span" kind="strong" size={13} className={styles.brand}>
          {startup()?.title}
        </Text>
        {amount !== undefined && currency && <strong className={styles.amount}>{showMoney(amount, currency)}</strong>}
      </Stack>
    )}
  </span>
)
