import * as z from 'zod/mini'
import { call, text } from '../core/index.ts'

const getAuthUrl = <const P extends `/${string}`>(path: P) =>
  call({
    path,
    gate: 'anyone',
    /** Where the guest goes on afterwards: a path of this app. */
    request: z.object({ returnTo: z._default(text(2000), '/home') }),
    response: z.object({ url: z.url() }),
    refuses: ['notYet'],
    shows: 'silent',
    without: ['shopId', 'businessType'],
  })

/** Where each provider asks its user for leave. NAV-5, LOGIN-4 */
export const authUrlCalls = {
  google: getAuthUrl('/api/user-auth/google/getAuthUrl'),
  apple: getAuthUrl('/api/user-auth/apple/getAuthUrl'),
  wechat: getAuthUrl('/api/user-auth/wechat/getAuthUrl'),
  alipay: getAuthUrl('/api/user-auth/alipay/getAuthUrl'),
}
