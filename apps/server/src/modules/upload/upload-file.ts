import type { upload as calls } from '@comanda/contract/upload'
import { brandShop, type Handler } from '../../platform/http/index.ts'
import { keepPicture } from './keep-picture.ts'
import type { Deps } from './deps.ts'

/** Takes a guest's own picture. X5 */
export const uploadFile =
  (deps: Deps): Handler<typeof calls.file> =>
  (caller, { purpose }, file) => {
    const { customerId } = caller.session
    return keepPicture(deps, caller, { path: '/resource/management/file/upload', purpose, customerId, file })
  }

/** Takes a picture of the brand's from who may set its money up. CARD-5, X5 */
export const uploadBrandFile =
  (deps: Deps): Handler<typeof calls.brandFile> =>
  async (caller, { shopId }, file) => {
    const shop = brandShop(caller, shopId)
    if ('refused' in shop) return shop
    return keepPicture(deps, caller, { path: '/api/console/sendPicture', purpose: 'gift', customerId: 0, file })
  }
