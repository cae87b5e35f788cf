import type { upload as calls } from '@comanda/contract/upload'
import type { FastifyInstance } from 'fastify'
import type { HandlersOf } from '../../platform/http/index.ts'
import type { Deps } from './deps.ts'
import { dropUpload, eraseUploads, uploadBytes, useUploads } from './queries.ts'
import { serveSizes } from './serve-sizes.ts'
import { serveUploads } from './serve-uploads.ts'
import { serveVideos, uploadVideo } from './video.ts'
import { uploadBrandFile, uploadDishFile, uploadFile } from './upload-file.ts'

export { unusedUploads } from './queries.ts'
export { uploadPath } from './keep-picture.ts'

/** Pictures that guests send, and the brand's own. */
export interface UploadModule {
  handlers: HandlersOf<typeof calls>
  use: typeof useUploads
  drop: typeof dropUpload
  erase: typeof eraseUploads
  /** The bytes of a picture by its name; undefined if there is none. */
  bytesOf: typeof uploadBytes
  bind(server: FastifyInstance): void
}

export const createUploads = (deps: Deps): UploadModule => ({
  handlers: {
    file: uploadFile(deps),
    brandFile: uploadBrandFile(deps),
    dishFile: uploadDishFile(deps),
    videoFile: uploadVideo(deps),
  },
  use: useUploads,
  drop: dropUpload,
  erase: eraseUploads,
  bytesOf: uploadBytes,
  bind: server => {
    serveUploads(server, deps)
    serveSizes(server, deps)
    serveVideos(server, deps)
  },
})
