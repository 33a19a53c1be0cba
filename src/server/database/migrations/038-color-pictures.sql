-- Which picture of an imported piece shows which colour, as its shop ties them.
alter table product_imports add column color_pictures jsonb;
