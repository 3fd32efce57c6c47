import { Migration } from '@mikro-orm/migrations'

/**
 * A cell is counted for each tier and country, and once for all of them together, under no tier and no country: what
 * is asked together lies together. Names are in order byte by byte, whatever language the database speaks.
 Whoever is suspended is not shown.
 */
export class MapTotals extends Migration {
  override up(): void {
    this.addSql(`
      truncate read.map_members, read.map_cells, read.map_countries, read.map_counters;
      alter table read.map_members add column suspended boolean not null;
      alter table read.map_members alter column sort_name type text collate "C";
      alter table read.map_cells drop constraint map_cells_pkey;
      alter table read.map_cells add primary key (tier, country, size, x, y);
      delete from projection_checkpoints where projection = 'map';
    `)
  }
}
