import { t } from '../../platform/i18n/index.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { type PassSubject, useOpenPass } from './api.ts'
import styles from './wallet-buttons.module.css'
import { WalletIcon } from './wallet-icon.tsx'
import type { WalletName } from './wallets.ts'

interface WalletButtonsProps extends PassSubject {
  /** From `useWallets`, called by the page, so that it is read while the page loads. */
  wallets: readonly WalletName[]
}

/** Buttons that add a pass to the wallet of this device; none where no wallet is set up. CARD-9 */
export function WalletButtons({ wallets, passType, id }: WalletButtonsProps) {
  const { mutate, isPending, variables } = useOpenPass({ passType, id })
  if (wallets.length === 0) return null
  return (
    <div className={styles.row}>
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
    </div>
  )
}
