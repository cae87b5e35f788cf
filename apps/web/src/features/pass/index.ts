export { useWallets } from './api.ts'
export { WalletButtons } from './wallet-buttons.tsx'
