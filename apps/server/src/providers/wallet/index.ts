export { connectWallets } from './connect.ts'
export { walletProvider } from './live.ts'
