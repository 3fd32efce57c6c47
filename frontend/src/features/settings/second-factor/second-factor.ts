import { post } from '../../../lib/http.ts'

const PATH = '/api/account/second-factor'

/** What an authenticator app is set up with. */
export interface Setup {
  secret: string
  uri: string
}

interface BackupCodes {
  backupCodes: string[]
}

/** Makes the secret; nothing changes before a code confirms it. */
export const beginSetup = (password: string): Promise<Setup> => post(`${PATH}/begin`, { password })

/** Turns the second factor on; returns the backup codes, this once. */
export const confirmSetup = (code: string): Promise<BackupCodes> => post(`${PATH}/confirm`, { code })

/** Makes new backup codes; returns them, this once. */
export const renewBackupCodes = (code: string): Promise<BackupCodes> => post(`${PATH}/backup-codes`, { code })

/** Turns the second factor off. */
export const turnOff = (proof: { password: string; code: string }): Promise<unknown> =>
  post(`${PATH}/disable`, proof)
