import { t } from '../../platform/i18n/index.ts'
import { Row } from '../../ui/layout/layout.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { type PassSubject, useOpenPass } from './api.ts'
import styles from './wallet-buttons.module.css'
import type { WalletName } from './wallets.ts'

/** Cards in a pocket: our own drawing, in the colours of the wallet. */
const cards: Readonly<Record<WalletName, readonly [string, string, string]>> = {
  apple: ['#f5c33b', '#5ac46b', '#4f9dea'],
  google: ['#e94f43', '#f5c33b', '#4f9dea'],
}

const WalletIcon = ({ wallet }: { wallet: WalletName }) => (
  <svg viewBox="0 0 28 22" width="28" height="22" aria-hidden="true">
    {cards[wallet].map((color, at) => (
      <rect key={color} x="2" y={1 + at * 4} width="24" height="12" rx="2.5" fill={color} />
    ))}
    <path
      d="M1 12h8c1 0 1.5.6 1.9 1.4.6 1.2 1.7 1.9 3.1 1.9s2.5-.7 3.1-1.9c.4-.8.9-1.4 1.9-1.4h8v6.5a2.5 2.5 0 0 1-2.5 2.5h-21A2.5 2.5 0 0 1 1 18.5z"
      fill="#f2f2f2"
    />
  </svg>
)

interface WalletButtonsProps extends PassSubject {
  /** From `useWallets`, called by the page, so that it is read while the page loads. */
  wallets: readonly WalletName[]
}

/** Buttons that add a pass to the wallet of this device; none where no wallet is set up. CARD-9 */
export function WalletButtons({ wallets, passType, id }: WalletButtonsProps) {
  const { mutate, isPending, variables } = useOpenPass({ passType, id })
  if (wallets.length === 0) return null
  return (
    <Row wrap gap={10} align="stretch" justify="center">
      {wallets.map(wallet => (
        <button
          key={wallet}
          type="button"
          className={styles.badge}
          aria-busy={isPending && variables === wallet}
          onClick={() => isPending || mutate(wallet)}
        >
          {isPending && variables === wallet ? <Spinner /> : <WalletIcon wallet={wallet} />}
          {t(`pass.${wallet}`)}
        </button>
      ))}
    </Row>
  )
}
