import { ConcurrentIndex } from './concurrent-index.ts'

/** The order of names, in which one with an accent stands beside those without. */
export class DirectoryByName extends ConcurrentIndex {
  protected override readonly schema = 'read'
  protected override readonly index = 'directory_by_name'
  protected override readonly on =
    'read.directory ((public.search_form(username) collate "C"), account_id) where username is not null'
}
