import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'

interface FolderOptions {
  root: string
  /** The path it is served under, with a slash at both ends. */
  prefix: string
  /** Compressed variants of its files exist. */
  preCompressed?: boolean
  /** The content security policy of a file that is a worker; others have that of every answer. X3 */
  policyOf?: (path: string) => string | undefined
}

/**
 * Serves a folder of files whose names change with their content: browsers cache them permanently. A path that leads out of
 * the folder, or that no file can have, is not found, like a missing file. X3
 */
export async function serveFolder(server: FastifyInstance, { policyOf, ...options }: FolderOptions): Promise<void> {
  await server.register(async scope => {
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error
      reply.callNotFound()
    })
    await scope.register(fastifyStatic, {
      ...options,
      index: false,
      decorateReply: false,
      dotfiles: 'ignore',
      immutable: true,
      maxAge: '365d',
      setHeaders: (answer, path) => {
        const policy = policyOf?.(path)
        if (policy !== undefined) answer.header('content-security-policy', policy)
      },
    })
  })
}
