import { createPassAuthority } from './certificates.ts'
import { GoogleWalletStandin } from './google-wallet.ts'
import { PushServiceStandin } from './push-service.ts'

export { createPassAuthority, type PassAuthority } from './certificates.ts'
export { GoogleWalletStandin } from './google-wallet.ts'
export { PushServiceStandin, type ReceivedPush } from './push-service.ts'

const PASS_TYPE = 'pass.example.comanda'
const TEAM = 'COMANDA001'

/** Both wallets on loopback, with a new certificate authority and new keys. */
export async function startPassStandins() {
  const authority = createPassAuthority(PASS_TYPE, TEAM)
  const push = new PushServiceStandin(authority)
  const googleWallet = new GoogleWalletStandin()
  const [pushUrl, googleUrl] = await Promise.all([push.listen(), googleWallet.listen()])
  return {
    authority,
    push,
    googleWallet,
    apple: {
      certificate: authority.pass.certificate,
      key: authority.pass.key,
      wwdr: authority.wwdr,
      pushUrl,
      pushAuthority: authority.root,
    },
    google: {
      issuerId: googleWallet.issuerId,
      email: googleWallet.email,
      key: googleWallet.key,
      apiUrl: googleUrl,
      tokenUrl: `${googleUrl}/token`,
      saveUrl: `${googleUrl}/gp/v/save`,
    },
    close: async () => {
      await push.close()
      await googleWallet.close()
    },
  }
}
