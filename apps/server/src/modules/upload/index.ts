import type { upload as calls } from '@comanda/contract/upload'
import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../platform/db/index.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { pictureColors } from './picture-colors.ts'
import { type PictureBytes, pictureBytes } from './picture-bytes.ts'
import { dropUpload, eraseUploads, useUploads } from './queries.ts'
import { serveSizes } from './serve-sizes.ts'
import { serveUploads } from './serve-uploads.ts'
import { serveVideos, uploadVideo } from './video.ts'
import { uploadBrandFile, uploadDishFile, uploadFile } from './upload-file.ts'

export { type Direction, movePictures } from './move-pictures.ts'
export { unusedUploads } from './queries.ts'
export { uploadPath } from './keep-picture.ts'

/** Pictures that guests send, and the brand's own. */
export interface UploadModule {
  handlers: HandlersOf<typeof calls>
  use: typeof useUploads
  drop: typeof dropUpload
  /** Deletes every picture of a customer. */
  erase(tx: Tx, corporationId: number, customerId: number): Promise<void>
  /** Deletes what a bucket holds of pictures whose rows this transaction deletes. */
  removeObjects(tx: Tx, corporationId: number, rows: readonly { upload_name: string }[]): Promise<void>
  /** The bytes of a picture by its name; undefined if there is none. */
  bytesOf: PictureBytes['get']
  /** Dominant colours of pictures of dishes. */
  colorsOf: ReturnType<typeof pictureColors>
  bind(server: FastifyInstance): void
}

export function createUploads(plain: Deps): UploadModule {
  const stored = pictureBytes(plain)
  const deps = { ...plain, stored }
  return {
    handlers: {
      file: uploadFile(deps),
      brandFile: uploadBrandFile(deps),
      dishFile: uploadDishFile(deps),
      videoFile: uploadVideo(deps),
    },
    use: useUploads,
    drop: dropUpload,
    async erase(tx, corporationId, customerId) {
      await stored.remove(tx, corporationId, await eraseUploads(tx, corporationId, customerId))
    },
    removeObjects: (tx, corporationId, rows) =>
      stored.remove(
        tx,
        corporationId,
        rows.map(row => row.upload_name),
      ),
    bytesOf: stored.get,
    colorsOf: pictureColors(deps),
    bind: server => {
      serveUploads(server, deps)
      serveSizes(server, deps)
      serveVideos(server, deps)
    },
  }
}
