import type { upload as calls } from '@comanda/contract/upload'
import { brandShop, type Handler } from '../../platform/http/index.ts'
import { keepPicture } from './keep-picture.ts'
import type { Needs } from './needs.ts'

/** Takes a guest's own picture. X5 */
export const uploadFile =
  (needs: Needs): Handler<typeof calls.file> =>
  (who, { purpose }, file) => {
    const { customerId } = who.session
    return keepPicture(needs, who, { path: '/resource/management/file/upload', purpose, customerId, file })
  }

/** Takes a picture of the brand's from who may set its money up. CARD-5, X5 */
export const uploadBrandFile =
  (needs: Needs): Handler<typeof calls.brandFile> =>
  async (who, { shopId }, file) => {
    const shop = brandShop(who, shopId)
    if ('refused' in shop) return shop
    return keepPicture(needs, who, { path: '/api/console/sendPicture', purpose: 'gift', customerId: 0, file })
  }
