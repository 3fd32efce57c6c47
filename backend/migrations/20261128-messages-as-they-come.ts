import { Migration } from '@mikro-orm/migrations'

/**
 * Messages of providers take two to five kilobytes. PostgreSQL packs rows of more than two, a sixth of its work for storing
 * such a message, which is emptied after thirty days. From now on it packs only rows that would not fit into a page.
 */
export class MessagesAsTheyCome extends Migration {
  override up(): void {
    this.addSql('alter table provider_notifications set (toast_tuple_target = 8160)')
  }
}
