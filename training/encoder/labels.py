"""What is learned: the kinds of the photos, the categories of the catalogue, and which may mean which."""

KINDS = ["dress", "hat", "longsleeve", "outwear", "pants", "shirt", "shoes", "shorts", "skirt", "t-shirt"]

# In the order of src/contract/categories.ts.
CATEGORIES = [
    "Abayas",
    "Accessories",
    "Bags",
    "Blazers",
    "Cardigans",
    "Clothing Sets",
    "Coats & Jackets",
    "Dresses",
    "Footwear",
    "Gifts & Stationery",
    "Headwear",
    "Hijabs & Scarves",
    "Home & Living",
    "Hoodies & Sweatshirts",
    "Undershirts",
    "Underwear",
    "Jumpsuits & Overalls",
    "Kaftans & Kimonos",
    "Kids' Clothing",
    "Homewear",
    "Leggings",
    "Pants",
    "Ponchos & Capes",
    "Prayerwear",
    "Shirts",
    "Blouses",
    "T-Shirts",
    "Tank Top",
    "Shorts",
    "Skirts",
    "Sleepwear",
    "Sportswear",
    "Suits",
    "Sweatpants",
    "Swimwear",
    "Tracksuits",
    "Vest",
    "Others",
]

# The labels of the whole clothing dataset: what people call a piece.
LABELS = [
    "Blazer",
    "Blouse",
    "Body",
    "Dress",
    "Hat",
    "Hoodie",
    "Longsleeve",
    "Outwear",
    "Pants",
    "Polo",
    "Shirt",
    "Shoes",
    "Shorts",
    "Skirt",
    "T-Shirt",
    "Top",
    "Undershirt",
]

KIND_OF_LABEL = {
    "Dress": "dress",
    "Hat": "hat",
    "Longsleeve": "longsleeve",
    "Outwear": "outwear",
    "Pants": "pants",
    "Shirt": "shirt",
    "Shoes": "shoes",
    "Shorts": "shorts",
    "Skirt": "skirt",
    "T-Shirt": "t-shirt",
}

# The set keeps blazers and hoodies under labels of their own: its outwear is jackets and coats.
CATEGORIES_OF_LABEL = {
    "Blazer": ["Blazers"],
    "Blouse": ["Blouses"],
    "Body": ["Kids' Clothing"],
    "Dress": ["Dresses", "Kaftans & Kimonos"],
    "Hat": ["Headwear"],
    "Hoodie": ["Hoodies & Sweatshirts"],
    "Longsleeve": ["T-Shirts", "Hoodies & Sweatshirts", "Blouses", "Cardigans"],
    "Outwear": ["Coats & Jackets"],
    "Pants": ["Pants", "Sweatpants", "Leggings"],
    "Polo": ["T-Shirts", "Shirts"],
    "Shirt": ["Shirts"],
    "Shoes": ["Footwear"],
    "Shorts": ["Shorts"],
    "Skirt": ["Skirts"],
    "T-Shirt": ["T-Shirts"],
    "Top": ["Tank Top", "Blouses", "T-Shirts"],
    "Undershirt": ["Tank Top", "Undershirts"],
}

# Which of the ten kinds a label belongs to; the first label of a kind is what it is usually called.
KIND_OF_ANY_LABEL = KIND_OF_LABEL | {
    "Blazer": "outwear",
    "Blouse": "shirt",
    "Body": "t-shirt",
    "Hoodie": "longsleeve",
    "Polo": "t-shirt",
    "Top": "t-shirt",
    "Undershirt": "t-shirt",
}

SLEEVES = ["none", "short", "middle", "long"]
SLEEVE_OF_LABEL = {
    "T-Shirt": "short",
    "Polo": "short",
    "Longsleeve": "long",
    "Hoodie": "long",
    "Blazer": "long",
    "Outwear": "long",
    "Undershirt": "none",
}
LENGTHS = ["short", "knee", "midi", "maxi"]

# What a field of a picture may show.
PLACES = ["nothing", "top", "outer", "bottom", "skirt", "dress", "shoes", "bag", "hat", "scarf", "jewellery"]
PLACE_OF_LABEL = {
    "Blazer": "outer",
    "Blouse": "top",
    "Body": "top",
    "Dress": "dress",
    "Hat": "hat",
    "Hoodie": "top",
    "Longsleeve": "top",
    "Outwear": "outer",
    "Pants": "bottom",
    "Polo": "top",
    "Shirt": "top",
    "Shoes": "shoes",
    "Shorts": "bottom",
    "Skirt": "skirt",
    "T-Shirt": "top",
    "Top": "top",
    "Undershirt": "top",
}
PLACE_OF_CATEGORY = {
    "Abayas": "dress",
    "Bags": "bag",
    "Blazers": "outer",
    "Blouses": "top",
    "Cardigans": "outer",
    "Coats & Jackets": "outer",
    "Dresses": "dress",
    "Footwear": "shoes",
    "Headwear": "hat",
    "Hijabs & Scarves": "scarf",
    "Hoodies & Sweatshirts": "top",
    "Jumpsuits & Overalls": "dress",
    "Kaftans & Kimonos": "dress",
    "Leggings": "bottom",
    "Pants": "bottom",
    "Shirts": "top",
    "Shorts": "bottom",
    "Skirts": "skirt",
    "Sweatpants": "bottom",
    "T-Shirts": "top",
    "Tank Top": "top",
    "Vest": "outer",
}
JEWELLERY = {"earrings", "necklace", "bangles", "watch", "sunglasses"}
